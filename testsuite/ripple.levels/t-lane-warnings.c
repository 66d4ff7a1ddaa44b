/* { dg-do run } */
/* { dg-options "-Wall -Wextra" } */
/* { dg-levels "-O2" } */
/* { dg-isa "native sse2" } */
/* No warnings of what lanes become: addresses of single lanes, and words of
   which bit-fields are stored.  */
#include "../ripple-test.h"

enum { N = 11 };
struct list { struct list *next; int value; };

NOIPA static void
chosen (struct list **p, int *value)
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0);
  struct list *q = p[v];
  if (q->value > 4)
    {
      q = q->next;
      if (q->value > 8)
	q = q->next;
    }
  value[v] = q->value;
}

NOIPA static void
many (int **p, int *value, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 64);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (value[i] & 1)
      value[i] = p[i][2];
}

struct bits { unsigned a : 3; int b : 5; unsigned c : 7; short d; };
struct outer { struct bits s; unsigned x : 1; unsigned y : 31; };

NOIPA static void
change (struct outer *p, int x)
{
  p->s.b = x;
}

NOIPA static void
fields (struct outer *p, int *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  struct outer t;
  t.x = x[v];
  t.s.a = x[v] >> 1;
  t.s.b = 4;
  t.s.c = x[v] >> 3;
  t.s.d = x[v];
  t.y = x[v] >> 4;
  if (x[v] > 40)
    change (&t, 3);
  p[v] = t;
}

int
main (void)
{
  struct list cell[N + 2], *p[N];
  int value[N], word[100][3], *q[100], w[100];
  for (int i = 0; i < N + 2; i++)
    cell[i] = (struct list) { &cell[(i + 1) % (N + 2)], i };
  for (int i = 0; i < N; i++)
    p[i] = &cell[i];
  chosen (p, value);
  for (int i = 0; i < N; i++)
    CHECK (value[i] == (i <= 4 ? i : i < 8 ? i + 1 : i + 2));
  for (int i = 0; i < 100; i++)
    {
      q[i] = word[i];
      word[i][2] = i * 3;
      w[i] = i;
    }
  many (q, w, 100);
  for (int i = 0; i < 100; i++)
    CHECK (w[i] == (i & 1 ? i * 3 : i));
  struct outer o[8];
  int x[8];
  for (int i = 0; i < 8; i++)
    x[i] = i * 13;
  fields (o, x);
  for (int i = 0; i < 8; i++)
    CHECK (o[i].x == (x[i] & 1) && o[i].s.a == (x[i] >> 1 & 7)
	   && o[i].s.b == (x[i] > 40 ? 3 : 4) && o[i].s.c == (x[i] >> 3 & 127)
	   && o[i].s.d == x[i] && o[i].y == (unsigned) x[i] >> 4);
  return 0;
}
