/* { dg-do run } */
/* Which lane runs which iteration: v is flattened in the listed order.  */
#include "../ripple-test.h"
#define N 53

NOIPA static void
kernel (int n, int *x, int *y, int *z, int *w)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 3);
  ripple_parallel (BS, 0, 1);
  for (int i = 0; i < n; i++)
    {
      x[i] = ripple_id (BS, 0);
      y[i] = ripple_id (BS, 1);
    }
  ripple_parallel (BS, 1, 0);
  for (int i = 0; i < n; i++)
    {
      z[i] = ripple_id (BS, 0);
      w[i] = ripple_id (BS, 1);
    }
}

int
main (void)
{
#ifdef __RIPPLE__
  for (int n = 0; n < N; n++)
    {
      int x[N], y[N], z[N], w[N];
      kernel (n, x, y, z, w);
      for (int i = 0; i < n; i++)
	{
	  CHECK (x[i] == i % 12 % 4);
	  CHECK (y[i] == i % 12 / 4);
	  CHECK (z[i] == i % 12 / 3);
	  CHECK (w[i] == i % 12 % 3);
	}
    }
#else
  kernel (0, NULL, NULL, NULL, NULL);
#endif
  return 0;
}
