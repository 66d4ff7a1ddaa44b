/* { dg-do run } */
/* Scans of NaNs and zeros: minima and maxima prefer numbers, and order zeros;
   what exclusive scans start with, also where lanes before are off.  */
#include "../ripple-test.h"
#include <math.h>

enum { N = 8 };

NOIPA static void
scans (const float *a, const int *on, float *r)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  if (on[v])
    {
      r[v] = ripple_scanmin (1, a[v]);
      r[N + v] = ripple_scanmax (1, a[v]);
      r[2 * N + v] = ripple_scanmin_exclusive (1, a[v]);
      r[3 * N + v] = ripple_scanmax_exclusive (1, a[v]);
      r[4 * N + v] = ripple_scanadd_exclusive (1, a[v]);
      r[5 * N + v] = ripple_scanmul_exclusive (1, a[v]);
    }
}

static int
same (float x, float y)
{
  return isnan (x) ? isnan (y) : x == y && !signbit (x) == !signbit (y);
}

static float
least (float x, float y)
{
  if (x == y)
    return signbit (x) ? x : y;
  return fminf (x, y);
}

int
main (void)
{
  static const float data[3][N] =
    {
      { NAN, 3, NAN, -2, 0.f, -0.f, NAN, -8 },
      { -0.f, -0.f, 0.f, -0.f, NAN, NAN, INFINITY, -INFINITY },
      { NAN, NAN, NAN, NAN, NAN, NAN, NAN, 5 }
    };
  static const int masks[3][N] =
    { { 1, 1, 1, 1, 1, 1, 1, 1 }, { 0, 0, 1, 1, 0, 1, 1, 1 },
      { 0, 1, 0, 1, 1, 0, 0, 1 } };
  for (int i = 0; i < 9; i++)
    {
      const float *a = data[i / 3];
      const int *on = masks[i % 3];
      float r[6 * N];
      scans (a, on, r);
      float min = NAN, max = NAN, lo = INFINITY, hi = -INFINITY;
      float sum = 0, product = 1;
      for (int k = 0; k < N; k++)
	if (on[k])
	  {
	    CHECK (same (r[2 * N + k], lo));
	    CHECK (same (r[3 * N + k], hi));
	    CHECK (same (r[4 * N + k], sum));
	    CHECK (same (r[5 * N + k], product));
	    min = least (min, a[k]);
	    max = -least (-max, -a[k]);
	    lo = least (lo, a[k]);
	    hi = -least (-hi, -a[k]);
	    sum += a[k];
	    product *= a[k];
	    CHECK (same (r[k], min));
	    CHECK (same (r[N + k], max));
	  }
    }
  return 0;
}
