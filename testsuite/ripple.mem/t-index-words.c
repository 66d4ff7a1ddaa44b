/* Indices of 32 bits that are computed are taken out of their vector two at a
   time, of each sign.  */
/* { dg-do run } */
/* { dg-asm-options "-O2 -mavx2 -fplugin-arg-ripple-gather=never -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {pextrd} } */
#include "../ripple-test.h"

enum { N = 67, M = 1000 };

#define KERNELS(T, BLOCK)						\
  NOIPA static void							\
  scatter_##T##_##BLOCK (int n, float *p, const T *k, const float *x)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      p[(T) (k[i] * 3 - 50)] = x[i];					\
  }									\
  NOIPA static void							\
  gather_##T##_##BLOCK (int n, float *r, const T *k, const float *p)	\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, BLOCK);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      r[i] = p[(T) (k[i] * 3 - 50)];					\
  }

#ifdef ONE
KERNELS (int, 8)
#else
static float a[M], b[M], x[N];

#define CHECK_ONE(T, BLOCK, FIRST)					\
  do									\
    {									\
      T k[N];								\
      for (int i = 0; i < N; i++)					\
	k[i] = FIRST + i * 11 % N;					\
      for (int what = 0; what < 2; what++)				\
	{								\
	  float *p = a + 400, *q = b + 400, r[N], s[N];			\
	  for (int i = 0; i < M; i++)					\
	    a[i] = b[i] = i;						\
	  for (int i = 0; i < N; i++)					\
	    {								\
	      int at = k[i] * 3 - 50;					\
	      x[i] = i % 7;						\
	      s[i] = r[i] = 0;						\
	      if (what == 0)						\
		q[at] = x[i];						\
	      else							\
		s[i] = p[at];						\
	    }								\
	  if (what == 0)						\
	    scatter_##T##_##BLOCK (N, p, k, x);				\
	  else								\
	    gather_##T##_##BLOCK (N, r, k, p);				\
	  CHECK_SAME (r, s, N);						\
	  CHECK_SAME (a, b, M);						\
	}								\
    }									\
  while (0)

KERNELS (int, 8)
KERNELS (int, 5)
KERNELS (unsigned, 8)
KERNELS (short, 16)
KERNELS (long, 8)

int
main (void)
{
  CHECK_ONE (int, 8, 0);
  CHECK_ONE (int, 8, -60);
  CHECK_ONE (int, 5, -30);
  CHECK_ONE (unsigned, 8, 20);
  CHECK_ONE (short, 16, -40);
  CHECK_ONE (long, 8, -50);
  return 0;
}
#endif
