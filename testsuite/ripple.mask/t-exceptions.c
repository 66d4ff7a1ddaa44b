/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Lanes that are off, and those past the end, raise no floating-point
   exception in divisions, square roots and conversions.  */
/* A change of the mode raises all exceptions.  */
#undef STREAMING
#include "../ripple-test.h"
#include <fenv.h>
#include <math.h>
#define N 21

NOIPA static void
divide (int n, const float *a, const float *b, float *q, double *w)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (b[i] != 0)
      {
	q[i] = a[i] / b[i];
	w[i] = 1 / (double) b[i];
      }
}

NOIPA static void
plain (int n, const float *a, const float *b, float *q, double *w, int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      q[i] = a[i] / b[i];
      w[i] = a[i] / (double) b[i];
      r[i] = 12 / (int) b[i] + 13 % (short) b[i];
    }
}

NOIPA static void
uneven (const float *a, const float *b, float *q, const short *s, short *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0);
  q[v] = a[v] / b[v];
  r[v] = s[v] / s[v];
}

NOIPA static void
convert (int n, const float *a, const double *d, const int *on, int *i32,
	 long *i64, signed char *i8, float *f)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      float x = a[i];
      double y = d[i];
      if (on[i])
	{
	  i32[i] = (int) x;
	  i64[i] = (long) y;
	  i8[i] = (signed char) x;
	  f[i] = (float) y;
	}
    }
}

NOIPA static void
roots (int n, const float *a, const int *on, float *f, long *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      float x = a[i], y = 1;
      for (int j = 0; j < on[i]; j++)
	y = sqrtf (x) / x;
      f[i] = y;
      r[i] = on[i] ? lrintf (x) : 0;
    }
}

/* A scalar, where no lane is on.  */
NOIPA static void
scalar (const int *on, float x, float y, float *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  if (on[v])
    *r = x / y;
}

#define RAISED fetestexcept (FE_INVALID | FE_DIVBYZERO | FE_OVERFLOW)
#define QUIET(CALL)							\
  do									\
    {									\
      feclearexcept (FE_ALL_EXCEPT);					\
      CALL;								\
      CHECK (!RAISED);							\
    }									\
  while (0)

int
main (void)
{
  float a[N], b[N], q[N], f[N];
  double d[N], w[N];
  int on[N], r[N], none[8] = { 0 };
  long l[N];
  short s[N], t[N];
  signed char c[N];
  for (int i = 0; i < N; i++)
    {
      on[i] = i % 3 == 0;
      a[i] = on[i] ? 4 : i % 3 == 1 ? -3e9f : NAN;
      d[i] = on[i] ? 5 : i % 3 == 1 ? 1e300 : -NAN;
      b[i] = on[i] ? 2 : 0;
      s[i] = i + 1;
      q[i] = w[i] = f[i] = 7;
      r[i] = l[i] = c[i] = 7;
    }
  QUIET (divide (N, a, b, q, w));
  for (int i = 0; i < N; i++)
    CHECK (q[i] == (on[i] ? 2 : 7) && w[i] == (on[i] ? 0.5 : 7));
  QUIET (convert (N, a, d, on, r, l, c, f));
  for (int i = 0; i < N; i++)
    CHECK (r[i] == (on[i] ? 4 : 7) && l[i] == (on[i] ? 5 : 7)
	   && c[i] == (on[i] ? 4 : 7) && f[i] == (on[i] ? 5 : 7));
  QUIET (roots (N, a, on, f, l));
  for (int i = 0; i < N; i++)
    CHECK (f[i] == (on[i] ? 0.5f : 1) && l[i] == (on[i] ? 4 : 0));
  QUIET (scalar (none, 1, 0, q));
  for (int i = 0; i < N; i++)
    a[i] = 6, b[i] = 2;
  for (int n = 0; n <= N; n++)
    QUIET (plain (n, a, b, q, w, r));
  for (int i = 0; i < N; i++)
    CHECK (q[i] == 3 && w[i] == 3 && r[i] == 7);
  QUIET (uneven (a, b, q, s, t));
  for (int i = 0; i < N; i++)
    CHECK (q[i] == 3 && t[i] == 1);
  /* What lanes that are on raise is raised.  */
  b[3] = 0;
  plain (0, a, b, q, w, r);
  uneven (a, b, q, s, t);
  CHECK (RAISED == FE_DIVBYZERO && isinf (q[3]));
  return 0;
}
