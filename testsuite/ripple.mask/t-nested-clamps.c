/* Clamps as conditional expressions that compare the number itself twice:
   a minimum and a maximum if the bounds are in order.  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-asm-options "-O2 -mavx2 -w -DIN_ORDER" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {blend|cmp[lgn][a-z]*ps|pcmpgt} } */
#include "../ripple-test.h"
#include <limits.h>
#include <math.h>
#include <string.h>

enum { N = 48 };

/* The number is a variable, or is loaded each time.  */
#ifdef LOADS
# define NUMBER(T)
# define x p[i]
#else
# define NUMBER(T) T x = p[i];
#endif

/* KERNEL (NAME, T, VALUE): NAME_lanes and NAME_plain set each X to VALUE.  */

#define KERNEL(NAME, T, VALUE)						\
  NOIPA static void							\
  NAME##_lanes (int n, T *restrict p)					\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, 8);		\
    PARALLEL (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	NUMBER (T)							\
	p[i] = VALUE;							\
      }									\
  }									\
  NOIPA static void							\
  NAME##_plain (int n, T *restrict p)					\
  {									\
    for (volatile int i = 0; i < n; i++)				\
      {									\
	NUMBER (T)							\
	p[i] = VALUE;							\
      }									\
  }

/* The ways to write it, with the larger bound in front or behind.  */
#define WAYS(KERNEL, T, NAME, LOW, HIGH)				\
  KERNEL (NAME##_1, T, x > HIGH ? HIGH : x < LOW ? LOW : x)		\
  KERNEL (NAME##_2, T, x < LOW ? LOW : x > HIGH ? HIGH : x)		\
  KERNEL (NAME##_3, T, x >= HIGH ? HIGH : x <= LOW ? LOW : x)
#define OTHER_WAYS(KERNEL, T, NAME, LOW, HIGH)				\
  KERNEL (NAME##_4, T, x <= LOW ? LOW : x >= HIGH ? HIGH : x)		\
  KERNEL (NAME##_5, T, x <= HIGH ? x >= LOW ? x : LOW : HIGH)		\
  KERNEL (NAME##_6, T, x >= LOW ? x < HIGH ? x : HIGH : LOW)		\
  KERNEL (NAME##_7, T, !(x < HIGH) ? HIGH : !(x > LOW) ? LOW : x)	\
  KERNEL (NAME##_8, T, !(x <= HIGH) ? HIGH : x < LOW ? LOW : x)		\
  KERNEL (NAME##_9, T, x > HIGH ? HIGH : x > LOW ? x : LOW)		\
  KERNEL (NAME##_10, T, x < HIGH ? x < LOW ? LOW : x : HIGH)		\
  KERNEL (NAME##_11, T, x > HIGH ? LOW : x < LOW ? HIGH : x)		\
  KERNEL (NAME##_12, T, x == HIGH ? HIGH : x < LOW ? LOW : x)

#ifdef IN_ORDER
# define PARALLEL ripple_parallel_full
WAYS (KERNEL, float, f, -1, 2)
WAYS (KERNEL, int, i, -1, 100)
WAYS (KERNEL, short, s, -1, 100)
OTHER_WAYS (KERNEL, int, i, -1, 100)
#else
# define PARALLEL ripple_parallel

#define BOTH_WAYS(DO, T, NAME, LOW, HIGH)				\
  WAYS (DO, T, NAME, LOW, HIGH) OTHER_WAYS (DO, T, NAME, LOW, HIGH)
#define FLOATS(DO)							\
  BOTH_WAYS (DO, float, f, -1, 2)					\
  BOTH_WAYS (DO, float, f_crossed, 2, -1)				\
  BOTH_WAYS (DO, float, f_same, 2, 2)					\
  BOTH_WAYS (DO, float, f_zero, 0, 1)					\
  BOTH_WAYS (DO, float, f_zeros, -0.0f, 0.0f)				\
  BOTH_WAYS (DO, double, d, -1.5, 2.5)
#define INTEGERS(DO)							\
  BOTH_WAYS (DO, int, i, -1, 100)					\
  BOTH_WAYS (DO, int, i_crossed, 100, -1)				\
  BOTH_WAYS (DO, int, i_same, 7, 7)					\
  BOTH_WAYS (DO, int, i_least, INT_MIN, 3)				\
  BOTH_WAYS (DO, unsigned, u, 3, 0x80000001)				\
  BOTH_WAYS (DO, short, s, -300, 300)					\
  BOTH_WAYS (DO, char, c, 10, 200)					\
  BOTH_WAYS (DO, long, l, -5, 1L << 30)

FLOATS (KERNEL)
INTEGERS (KERNEL)

#define CHECK_ONE(NAME, T, VALUE)					\
  do									\
    {									\
      T t[2][N];							\
      for (int i = 0; i < N; i++)					\
	t[0][i] = t[1][i] = (T) numbers[i % 24];			\
      NAME##_lanes (N, t[0]);						\
      NAME##_plain (N, t[1]);						\
      CHECK (memcmp (t[0], t[1], sizeof t[0]) == 0);			\
    }									\
  while (0);

/* What is no number of an integer type is none of its lanes.  */
static double numbers[24] = {
  0, -0.0, 1, -1, 2, -2, 1.5, -1.5, 2.5, 3, 7, 8, 6, 100, 101, 99, -300, -301,
  300, 301, 10, 126, 127, -128
};

int
main (void)
{
  FLOATS (CHECK_ONE)
  INTEGERS (CHECK_ONE)
  numbers[3] = NAN;
  numbers[4] = INFINITY;
  numbers[5] = -INFINITY;
  numbers[11] = -NAN;
  FLOATS (CHECK_ONE)
  return 0;
}
#endif
