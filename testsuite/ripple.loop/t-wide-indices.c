/* Indices that are computed in int and widened (wide-indices.cc).  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-times {movslq} 1 above } */
#include "../ripple-test.h"
#include <limits.h>

enum { MOST = 90 };

/* KERNEL (NAME, INDEX): r[k] with the index INDEX of the counter j, for each j
   from LO to N.  */
#define KERNEL(NAME, T, ...)						\
  NOIPA static void							\
  NAME (T lo, T n, T w, float f, const float *restrict p,		\
	float *restrict r)						\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    ripple_parallel (block, 0);						\
    for (T j = lo; j < n; j++)						\
      r[__VA_ARGS__] += f * p[j + 1];					\
  }									\
  NOIPA static void							\
  NAME##_plain (T lo, T n, T w, float f, const float *restrict p,	\
		float *restrict r)					\
  {									\
    for (T j = lo; j < n; j++)						\
      r[__VA_ARGS__] += f * p[j + 1];					\
  }

#define EACH(DO)							\
  DO (above, int, j)							\
  DO (back, int, w - j)							\
  DO (times, int, 3 * j + w)						\
  DO (rows, int, (j - 2) * w - 1)					\
  DO (halves, int, j / 2 * 2 + (j & 1))					\
  DO (unsigned_sum, unsigned, j - 3u + w)				\
  DO (long_sum, long, w + j)						\
  DO (short_sum, short, w - 1 + j)

EACH (KERNEL)

static float p[8 * MOST], got[8 * MOST], want[8 * MOST];

#define CHECK_EACH(NAME, T, ...)					\
  for (int w = 1; w < 4; w++)						\
    {									\
      NAME (lo, n, w, 2, p + 4 * MOST, got + 4 * MOST);			\
      NAME##_plain (lo, n, w, 2, p + 4 * MOST, want + 4 * MOST);	\
      CHECK_SAME (got, want, 8 * MOST);					\
    }

/* Bounds near the ends of int: the index is far from both.  */
NOIPA static void
far (int lo, int n, int off, float *r)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int j = lo; j < n; j++)
    r[j - off] = j - lo;
}

int
main (void)
{
  static const int ends[] = { INT_MIN, INT_MAX - 40, -17 };
  for (int i = 0; i < 8 * MOST; i++)
    p[i] = i * 37 % 101;
  for (int lo = 3; lo < 40; lo += 9)
    for (int n = lo - 2; n < MOST; n += 1 + (n - lo > 20 ? 13 : 0))
      {
	EACH (CHECK_EACH)
      }
  for (int lo = -30; lo < 0; lo += 7)
    for (int n = lo; n < 20; n += 5)
      {
	CHECK_EACH (above, int)
	CHECK_EACH (times, int)
	CHECK_EACH (rows, int)
	CHECK_EACH (long_sum, long)
      }
  for (unsigned k = 0; k < sizeof ends / sizeof *ends; k++)
    for (int n = 0; n < 40; n++)
      {
	float r[40];
	for (int i = 0; i < 40; i++)
	  r[i] = -1;
	far (ends[k], ends[k] + n, ends[k], r);
	for (int i = 0; i < 40; i++)
	  CHECK (r[i] == (i < n ? i : -1));
      }
  return 0;
}
