/* { dg-do run } */
/* The address of a variable of lanes is an address per lane, also for
   functions elsewhere.  */
#include "../ripple-test.h"

enum { B = 8 };
static int calls;

NOIPA void give (int *x) { *x = calls++; }
NOIPA int sum (const int *t, int n) { return n ? *t + sum (t + 1, n - 1) : 0; }

NOIPA static void
f (const int *a, int *c, int *d)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  size_t v = ripple_id (block, 0);
  int x, t[3], *p = &x, *q = t;
  give (p);
  d[v] = *p;
  *p += a[v];
  for (int i = 0; i < 3; i++)
    *q++ = x + i;
  c[v] = sum (t, 3);
}

int
main (void)
{
  int a[B], c[B], d[B];
  for (int i = 0; i < B; i++)
    a[i] = i * i;
  f (a, c, d);
  CHECK (calls == B);
  for (int i = 0; i < B; i++)
    CHECK (d[i] == i && c[i] == 3 * (a[i] + i) + 3);
  return 0;
}
