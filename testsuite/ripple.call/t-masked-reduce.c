/* { dg-do run } */
/* A callee that reduces, called under a condition: only active lanes.  */
#include "../ripple-test.h"
#define B 8

static __attribute__ ((noinline)) int
sum (int x)
{
  return ripple_reduceadd (1, x);
}

NOIPA static int
kernel (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  if (a[v] > 0)
    c[v] = sum (a[v]);
  return sum (a[v]);
}

int
main (void)
{
  for (int t = 0; t < 100; t++)
    {
      int a[B], c[B], positive = 0, all = 0;
      for (int i = 0; i < B; i++)
	{
	  a[i] = (int) (rnd () % 1000) - 10 * t;
	  c[i] = -1;
	  positive += a[i] > 0 ? a[i] : 0;
	  all += a[i];
	}
      CHECK (kernel (a, c) == all);
      for (int i = 0; i < B; i++)
	CHECK (c[i] == (a[i] > 0 ? positive : -1));
    }
  return 0;
}
