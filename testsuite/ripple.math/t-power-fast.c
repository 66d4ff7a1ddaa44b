/* pow of floats with math=fast: results near the ends of the type, by powers
   of numbers near 1 and others; beyond them zeros and infinities.  */
/* { dg-do run } */
/* { dg-options "-w -fplugin-arg-ripple-math=fast" } */
/* { dg-isa "native avx2 sse2" } */
#include "../ripple-test.h"
#include <math.h>

enum { N = 200000 };
static float x[N], y[N], r[N];

NOIPA static void
powers (int n, const float *x, const float *y, float *r)
{
  ripple_block_t b = ripple_set_block_shape (0, 8);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    r[i] = powf (x[i], y[i]);
}

static unsigned
next_random (void)
{
  static unsigned long long state = 88172645463325252ull;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (unsigned) (state >> 20);
}

/* From 0 up to 1.  */

static double
fraction (void)
{
  return next_random () / 4294967296.0;
}

int
main (void)
{
  for (int i = 0; i < N; i++)
    {
      double u = fraction ();
      x[i] = (float) (i % 4 < 2 ? 0.82 + 0.4 * u
		      : i % 4 == 2 ? exp2 (-20 + 40 * u) : 0.95 + 0.1 * u);
      double exponent = i % 2 ? -126.5 + 4 * fraction () * fraction ()
			: 128.5 - 4 * fraction () * fraction ();
      y[i] = (float) (exponent / log2 (x[i]));
      if (!isfinite (y[i]))
	x[i] = y[i] = 1;
    }
  powers (N, x, y, r);
  for (int i = 0; i < N; i++)
    {
      int e;
      double exact = pow (x[i], y[i]);
      frexp (exact, &e);
      if (exact > 3.402823e38)
	CHECK (r[i] > 3.4028e38);
      else if (exact < 1.17550e-38)
	CHECK (r[i] >= 0 && r[i] < 1.17550e-38);
      else
	CHECK (fabs (r[i] - exact) <= ldexp (4, e - 24));
    }

  static const float bases[8] = { 0.5f, 2, 1.0001f, 0.9999f, 3, 10, 1e-30f,
				  1e30f };
  for (int k = 0; k < 16; k++)
    {
      for (int i = 0; i < 8; i++)
	x[i] = bases[i], y[i] = (float) ldexp (k % 2 ? -1 : 1, 22 + 6 * k);
      powers (8, x, y, r);
      for (int i = 0; i < 8; i++)
	CHECK (r[i] == ((x[i] > 1) == (y[i] > 0) ? INFINITY : 0));
    }
  return 0;
}
