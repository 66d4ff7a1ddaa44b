/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Builtins without a library: abs, fabs, sqrt on exact values, bit counts,
   byte swaps, copysign.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const double *d, int *c, double *e)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[4 * i] = __builtin_abs (a[i] | 1);
      c[4 * i + 1] = __builtin_popcount (a[i]);
      c[4 * i + 2] = __builtin_bswap32 (a[i]);
      c[4 * i + 3] = __builtin_clz (a[i] | 1) + __builtin_ctz (a[i] | 256);
      e[2 * i] = __builtin_fabs (d[i]);
      e[2 * i + 1] = __builtin_copysign (2.0, d[i]);
    }
}

int
main (void)
{
  for (int m = 0; m < TRIPS * PLACES; m++)
    {
      int n = trip (m / PLACES, B);
      BUF (int, a, n, m % PLACES);
      BUF (double, d, n, m % PLACES);
      BUF (int, c, 4 * n, m % PLACES);
      BUF (double, e, 2 * n, m % PLACES);
      kernel (n, a, d, c, e);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[4 * i] == __builtin_abs (a[i] | 1));
	  CHECK (c[4 * i + 1] == __builtin_popcount (a[i]));
	  CHECK (c[4 * i + 2] == (int) __builtin_bswap32 (a[i]));
	  CHECK (c[4 * i + 3] == __builtin_clz (a[i] | 1)
		 + __builtin_ctz (a[i] | 256));
	  CHECK (e[2 * i] == __builtin_fabs (d[i]));
	  CHECK (e[2 * i + 1] == (d[i] < 0 ? -2.0 : 2.0));
	}
      buf_free_all ();
    }
  return 0;
}
