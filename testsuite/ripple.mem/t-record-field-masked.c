/* One field of records under a mask, on processors that are slow at masked
   stores: lane by lane, without a mask.  */
/* { dg-do run } */
/* { dg-options "-w -mtune=generic" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-asm-options "-O2 -mavx2 -mtune=znver3 -DFIELDS" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vp?maskmov[a-z]*	%ymm[0-9]*, %ymm[0-9]*, } } */
#include "../ripple-test.h"
#include <string.h>

enum { N = 100 };

/* KERNEL (NAME, T, FIELDS, K): field K of FIELDS.  */

#define KERNEL(NAME, T, FIELDS, K)					\
  NOIPA static void							\
  NAME##_lanes (int n, const int *on, T *p)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      if (on[i] > 0)							\
	p[FIELDS * i + K] = p[FIELDS * i + K] * 3 + on[i];		\
  }									\
  NOIPA static void							\
  NAME##_plain (int n, const int *on, T *p)				\
  {									\
    for (int i = 0; i < n; i++)						\
      if (on[i] > 0)							\
	p[FIELDS * i + K] = p[FIELDS * i + K] * 3 + on[i];		\
  }

#ifdef FIELDS
# undef FIELDS
# define PARALLEL ripple_parallel_full
KERNEL (key, int, 2, 0)
KERNEL (value, float, 2, 1)
KERNEL (blue, float, 3, 2)
KERNEL (four, float, 4, 1)
#else
# define PARALLEL ripple_parallel
#define ALL(DO)								\
  DO (key, int, 2, 0) DO (value, float, 2, 1) DO (blue, float, 3, 2)	\
  DO (four, float, 4, 1) DO (wide, double, 3, 1) DO (narrow, short, 4, 2) \
  DO (bytes, unsigned char, 3, 1) DO (many, int, 7, 6) DO (long2, long, 2, 1)

ALL (KERNEL)

/* Lanes that are on: none, all, every third, some.  */

static int
on (int kind, int i)
{
  return kind == 0 ? 0 : kind == 1 ? i % 5 + 1
	 : kind == 2 ? i % 3 == 0 : (i * 7 % 11 > 5) - (i % 2);
}

#define CHECK_ONE(NAME, T, FIELDS, K)					\
  for (int kind = 0; kind < 4; kind++)					\
    for (int n = 0; n <= N; n += n < 20 ? 1 : 40)			\
      {									\
	BUF (T, a, FIELDS * n + 1, BUF_END);				\
	BUF (int, k, n + 1, BUF_END);					\
	for (int i = 0; i < FIELDS * n + 1; i++)			\
	  a[i] = i % 50;						\
	for (int i = 0; i < n; i++)					\
	  k[i] = on (kind, i);						\
	T *b = (T *) buf_copy (a, (FIELDS * n + 1) * sizeof (T), BUF_END); \
	NAME##_lanes (n, k, a);						\
	NAME##_plain (n, k, b);						\
	CHECK (memcmp (a, b, (FIELDS * n + 1) * sizeof (T)) == 0);	\
	buf_free_all ();						\
      }

int
main (void)
{
  ALL (CHECK_ONE)
  return 0;
}
#endif
