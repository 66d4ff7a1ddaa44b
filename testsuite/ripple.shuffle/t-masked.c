/* { dg-do run } */
/* Shuffles under masks: what is taken from lanes that are on is what they
   have; in loops with remainders, n = 0 included.  */
#include "../ripple-test.h"
#define B 16

static size_t
pairs (size_t k, size_t n)
{
  return (k ^ 1) % n;
}

static size_t
lowest (size_t k, size_t n)
{
  return k / 4 * 4 + 0 * n;
}

NOIPA static void
swap (const int *a, int *r, size_t n)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (size_t i = 0; i < n; i++)
    r[i] = ripple_shuffle (a[i], pairs);
}

NOIPA static void
both (const short *a, short *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  short x = a[v];
  r[v] = x;
  /* On in both lanes of a pair or in none.  */
  if (v / 2 % 2)
    r[v] = ripple_shuffle (x, pairs);
  else if (x > 0)
    r[v] = ripple_shuffle_pair (x, (short) (x + 1), lowest);
}

int
main (void)
{
  int a[100], r[100];
  short s[B], t[B];
  for (int i = 0; i < 100; i++)
    a[i] = i * 3;
  for (size_t n = 0; n < 100; n++)
    {
      for (int i = 0; i < 100; i++)
	r[i] = -1;
      swap (a, r, n);
      for (size_t i = 0; i < 100; i++)
	CHECK (i >= n ? r[i] == -1 : (i ^ 1) >= n || r[i] == a[i ^ 1]);
    }
  for (int i = 0; i < B; i++)
    s[i] = i + 1;
  both (s, t);
  for (int i = 0; i < B; i++)
    CHECK (t[i] == (i / 2 % 2 ? s[i ^ 1] : s[i / 4 * 4]));
  return 0;
}
