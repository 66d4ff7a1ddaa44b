/* Sines, cosines and tangents of math=fast where the limits of the reductions
   are, near to multiples of pi/2 and far from them; sincos; angles of what
   programs may come across.  */
/* { dg-do run } */
/* { dg-options "-w -fplugin-arg-ripple-math=fast" } */
/* { dg-isa "native avx2 sse2" } */
#define _GNU_SOURCE 1
#include "../ripple-test.h"
#include <math.h>

enum { N = 6000 };

#define KERNELS(T, S)							\
  NOIPA static void							\
  kernel##S (int n, const T *x, T *s, T *c, T *t, T *both_s, T *both_c) \
  {									\
    ripple_block_t b = ripple_set_block_shape (0, 8);			\
    ripple_parallel (b, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	s[i] = sin##S (x[i]);						\
	c[i] = cos##S (x[i]);						\
	t[i] = tan##S (x[i]);						\
	sincos##S (x[i], &both_s[i], &both_c[i]);			\
      }									\
  }									\
  NOIPA static void							\
  angles##S (int n, const T *y, const T *x, T *a)			\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, 8);			\
    ripple_parallel (b, 0);						\
    for (int i = 0; i < n; i++)						\
      a[i] = atan2##S (y[i], x[i]);					\
  }
KERNELS (float, f)
KERNELS (double, )

/* Not more than 4 ULP of numbers with so many BITS, and a little for the
   reference.  */

NOIPA static int
near (double y, long double r, int bits)
{
  int e;
  frexpl (r, &e);
  return fabsl (y - r) <= ldexpl (4.01L, e - bits);
}

#define TEST(T, S, BITS, LIMITS...)					\
  do									\
    {									\
      static const T limits[] = { LIMITS };				\
      static T x[N], s[N], c[N], t[N], bs[N], bc[N];			\
      for (int i = 0; i < N; i++)					\
	{								\
	  T limit = limits[i % (sizeof limits / sizeof limits[0])];	\
	  /* Numbers next to multiples of pi/2, and round the limit.  */ \
	  T multiple = (T) (floor (limit / N * i / M_PI_2) * M_PI_2);	\
	  x[i] = i % 5 ? multiple : limit + (T) (i - N / 2) * 0.37;	\
	  x[i] = i % 2 ? x[i] : -x[i];					\
	  x[i] = x[i] == 0 ? 1 : x[i];					\
	}								\
      kernel##S (N, x, s, c, t, bs, bc);				\
      for (int i = 0; i < N; i++)					\
	{								\
	  CHECK (near (s[i], sinl (x[i]), BITS));			\
	  CHECK (near (c[i], cosl (x[i]), BITS));			\
	  CHECK (near (t[i], tanl (x[i]), BITS));			\
	  CHECK (near (bs[i], sinl (x[i]), BITS));			\
	  CHECK (near (bc[i], cosl (x[i]), BITS));			\
	}								\
    }									\
  while (0)

#define ANGLES(T, S, BITS)						\
  do									\
    {									\
      static const T y[8] = { 0, 0, (T) -0.0, 1, 1, -1, 1, 0 };		\
      static const T x[8] = { 0, (T) -0.0, 0, 0, (T) INFINITY,		\
			      (T) -INFINITY, (T) -0.0, -1 };		\
      T a[8];								\
      angles##S (8, y, x, a);						\
      for (int i = 0; i < 8; i++)					\
	{								\
	  long double r = atan2l (y[i], x[i]);				\
	  CHECK (r == 0 ? a[i] == 0 && !signbit (a[i]) == !signbit (r)	\
		 : near (a[i], r, BITS));				\
	}								\
    }									\
  while (0)

int
main (void)
{
  TEST (float, f, 24, 10, 1000, 12288, 131072, 1e10f, 1e30f);
  TEST (double, , 53, 10, 1000, 65536, 1048576, 1e9, 1e100);
  ANGLES (float, f, 24);
  ANGLES (double, , 53);
  return 0;
}
