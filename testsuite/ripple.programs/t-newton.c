/* { dg-do run } */
/* { dg-options "-ffp-contract=off" } */
/* { dg-isa "native avx2 sse2" } */
/* Newton's iteration: each lane stops when its own root is good enough, or
   after the greatest number of rounds.  */
#include "common/program.h"
#include <math.h>

static float
cube_root (float a, float eps, int max)
{
  float x = a < 0 ? -1 : 1, d;
  int n = 0;
  do
    {
      d = (x - a / (x * x)) / 3;
      x -= d;
    }
  while (fabsf (d) > eps && ++n < max);
  return x;
}

/* A root of x^3 + p x + q; how many rounds it took goes with it.  */

static double
root (double p, double q, double eps, int max)
{
  double x = -q, d;
  int n = 0;
  do
    {
      double f = (x * x + p) * x + q, slope = 3 * x * x + p;
      if (slope == 0)
	return -1000;
      d = f / slope;
      x -= d;
    }
  while (fabs (d) > eps * fabs (x) && ++n < max);
  return x + 1000 * n;
}

NOIPA static void
roots_model (int n, const float *a, float eps, int max, float *out)
{
  for (int i = 0; i < n; i++)
    out[i] = cube_root (a[i], eps, max);
}

NOIPA static void
roots_called (int n, const float *a, float eps, int max, float *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = cube_root (a[i], eps, max);
}

NOIPA static void
roots_body (int n, const float *a, float eps, int max, float *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float x = a[i] < 0 ? -1 : 1, d;
      int rounds = ripple_broadcast (block, 1, 0);
      do
	{
	  d = (x - a[i] / (x * x)) / 3;
	  x -= d;
	}
      while (fabsf (d) > eps && ++rounds < max);
      out[i] = x;
    }
}

NOIPA static void
cubic_model (int n, const double *p, const double *q, double eps, int max,
	     double *out)
{
  for (int i = 0; i < n; i++)
    out[i] = root (p[i], q[i], eps, max);
}

NOIPA static void
cubic_called (int n, const double *p, const double *q, double eps, int max,
	      double *out)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    out[i] = root (p[i], q[i], eps, max);
}

int
main (void)
{
  for (int k = 0; k < TRIPS; k++)
    for (int max = 1; max < 100; max *= 4)
      {
	int n = trip (k, B), place = k % PLACES;
	BUF (float, a, n, place);
	BUF (float, out, n, place);
	BUF (float, want, n, place);
	BUF (double, p, n, place);
	BUF (double, q, n, place);
	BUF (double, wide_out, n, place);
	BUF (double, wide_want, n, place);
	for (int i = 0; i < n; i += 6)	/* Slope 0, and a double root.  */
	  p[i] = i % 4 ? -3 : 0, q[i] = i % 4 ? -1 : 0;
	if (n > 3)
	  a[3] = 0;
	roots_model (n, a, 1e-5f, max, want);
	roots_called (n, a, 1e-5f, max, out);
	CHECK_SAME (out, want, n);
	FILL (float, out, n);
	roots_body (n, a, 1e-5f, max, out);
	CHECK_SAME (out, want, n);
	cubic_model (n, p, q, 1e-12, max, wide_want);
	cubic_called (n, p, q, 1e-12, max, wide_out);
	CHECK_SAME (wide_out, wide_want, n);
	buf_free_all ();
      }
  return 0;
}
