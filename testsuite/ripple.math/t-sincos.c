/* { dg-do run } */
/* { dg-options "-w" } */
/* sincos, and cexpi, which GCC makes of it: the results are those of sin and
   cos, wherever they go.  */
#define _GNU_SOURCE 1
#include "../ripple-test.h"
#include <math.h>

#define KERNELS(T, S)							\
  /* A function with pointers of its own.  */				\
  static T								\
  product##S (T x)							\
  {									\
    T sine, cosine;							\
    sincos##S (x, &sine, &cosine);					\
    return sine * cosine;						\
  }									\
  NOIPA static void							\
  kernel##S (int n, const T *x, T *s, T *c, T *p, T *only, T *masked)	\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, 6);			\
    ripple_parallel (b, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T sine = 5, cosine = 5, unused;					\
	sincos##S (x[i], &s[i], &c[i]);					\
	p[i] = product##S (x[i]);					\
	sincos##S (x[i], &unused, &only[i]);				\
	if (x[i] > 1)							\
	  sincos##S (x[i], &sine, &cosine);				\
	masked[i] = sine - cosine;					\
      }									\
  }									\
  /* S may be X.  */							\
  NOIPA static void							\
  in_place##S (int n, const T *x, T *s, T *c)				\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, 6);			\
    ripple_parallel (b, 0);						\
    for (int i = 0; i < n; i++)						\
      sincos##S (x[i], s + i, &c[i]);					\
  }									\
  NOIPA static void							\
  same##S (int n, const T *x, T *s, T *c)				\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, 6);			\
    ripple_parallel (b, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	s[i] = sin##S (x[i]);						\
	c[i] = cos##S (x[i]);						\
      }									\
  }
KERNELS (float, f)
KERNELS (double, )

NOIPA static void
pairs (int n, const double *x, _Complex double *z)
{
  ripple_block_t b = ripple_set_block_shape (0, 6);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    z[i] = __builtin_cexpi (x[i]);
}

static _Complex double z[41];

#define TEST(T, S, HUGE)						\
  do									\
    {									\
      enum { N = 41 };							\
      static T x[N], s[N], c[N], p[N], o[N], m[N], t[N], d[N];		\
      for (int i = 0; i < N; i++)					\
	x[i] = (T) (i * 0.37 - 7);					\
      x[3] = (T) HUGE, x[9] = 0, x[10] = (T) -0.0;			\
      x[11] = (T) INFINITY, x[12] = (T) NAN;				\
      for (int n = 0; n <= N; n++)					\
	{								\
	  s[N - 1] = 99;						\
	  kernel##S (n, x, s, c, p, o, m);				\
	  CHECK (n == N || s[N - 1] == 99);				\
	  same##S (n, x, t, d);						\
	  for (int i = 0; i < n; i++)					\
	    {								\
	      CHECK (same_bits (s[i], t[i]) && same_bits (c[i], d[i])); \
	      CHECK (same_bits (o[i], d[i]));				\
	      CHECK (same_bits (p[i], t[i] * d[i]));			\
	      CHECK (same_bits (m[i], x[i] > 1 ? t[i] - d[i] : 0));	\
	    }								\
	}								\
      if (sizeof (T) == sizeof (double))				\
	{								\
	  pairs (N, (const double *) x, z);				\
	  for (int i = 0; i < N; i++)					\
	    CHECK (same_bits (__real__ z[i], d[i])			\
		   && same_bits (__imag__ z[i], t[i]));			\
	}								\
      in_place##S (N, x, x, o);						\
      for (int i = 0; i < N; i++)					\
	CHECK (same_bits (x[i], s[i]) && same_bits (o[i], c[i]));	\
    }									\
  while (0)

static int
same_bits (double a, double b)
{
  return a != a ? b != b : a == b && !signbit (a) == !signbit (b);
}

int
main (void)
{
  TEST (float, f, 1e30);
  TEST (double, , 1e300);
  return 0;
}
