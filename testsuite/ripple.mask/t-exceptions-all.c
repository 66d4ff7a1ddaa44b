/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* With -ftrapping-math, here as an attribute, no operation raises a
   floating-point exception in lanes that are off, and the others raise what
   scalar code does.  */
/* A change of the mode raises all exceptions.  */
#undef STREAMING
#include "../ripple-test.h"
#include <fenv.h>
#include <math.h>
#define N 21
#define ALL NOIPA __attribute__ ((optimize ("trapping-math")))

ALL static void
sums (int n, const float *a, const int *on, float *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      float x = a[i];
      if (on[i])
	{
	  r[i] = x * x - x + x;
	  if (x > 1)
	    r[i]++;
	}
    }
}

ALL static void
loops (int n, const double *a, const int *on, double *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 13);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      double x = a[i];
      for (int j = 0; j < on[i]; j++)
	x = x - x * x;
      r[i] = x;
    }
}

ALL static void
quiet (const double *a, const double *b, int *r, double *m)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  r[v] = isless (a[v], b[v]) + 2 * isgreaterequal (a[v], b[v])
	 + 4 * (isunordered (a[v], b[v]) != 0);
  m[v] = fmin (a[v], b[v]);
}

ALL static void
signalling (const double *a, const double *b, int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  r[v] = a[v] < b[v];
}

#define RAISED fetestexcept (FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW)
#define RAISES(CALL, WHAT)						\
  do									\
    {									\
      feclearexcept (FE_ALL_EXCEPT);					\
      CALL;								\
      CHECK (RAISED == (WHAT));						\
    }									\
  while (0)

int
main (void)
{
  float f[N], g[N];
  double a[N], b[N], r[N];
  int on[N], k[N];
  for (int i = 0; i < N; i++)
    {
      on[i] = i % 3 == 0;
      f[i] = on[i] ? 2 : i % 3 == 1 ? 3e38f : INFINITY;
      a[i] = on[i] ? 3 : i % 3 == 1 ? 1e300 : INFINITY;
      b[i] = 4;
    }
  for (int n = 0; n <= N; n++)
    {
      RAISES (sums (n, f, on, g), 0);
      RAISES (loops (n, a, on, r), 0);
    }
  for (int i = 0; i < N; i++)
    CHECK ((!on[i] || g[i] == 5) && r[i] == (on[i] ? -6 : a[i]));
  f[3] = 3e38f;
  RAISES (sums (N, f, on, g), FE_OVERFLOW);
  a[6] = INFINITY;
  RAISES (loops (N, a, on, r), FE_INVALID);
  a[0] = NAN;
  RAISES (quiet (a, b, k, r), 0);
  CHECK (k[0] == 4 && k[3] == 1 && k[1] == 2 && r[0] == 4 && r[3] == 3);
  RAISES (signalling (a, b, k), FE_INVALID);
  CHECK (k[0] == 0 && k[3] == 1 && k[1] == 0);
  return 0;
}
