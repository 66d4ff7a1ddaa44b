/* { dg-do run } */
/* Reduction macros inside each other and in expressions.  */
#include "../ripple-test.h"

#define B 8

NOIPA static int
kernel (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = a[v];
  c[v] = x - ripple_reduceadd (1, x) / B;
  return ripple_reducemax (1, x - ripple_reducemin (1, x))
    + ripple_reduceadd (1, ripple_reduceor (1, x) & x);
}

int
main (void)
{
  for (int t = 0; t < 50; t++)
    {
      int a[B], c[B], sum = 0, lo = INT_MAX, hi = INT_MIN;
      for (int i = 0; i < B; i++)
	{
	  a[i] = rnd () & 0xfffff;
	  sum += a[i];
	  lo = a[i] < lo ? a[i] : lo;
	  hi = a[i] > hi ? a[i] : hi;
	}
      CHECK (kernel (a, c) == hi - lo + sum);
      for (int i = 0; i < B; i++)
	CHECK (c[i] == a[i] - sum / B);
    }
  return 0;
}
