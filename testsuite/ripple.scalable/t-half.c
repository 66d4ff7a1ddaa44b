/* { dg-do run } */
/* { dg-require float16v gcc-12 } */
/* { dg-options "-ffp-contract=off -fno-math-errno" } */
/* _Float16 in blocks of scalable sizes: operations, comparisons, conversions,
   reductions, where the lanes fill vectors and where they do not.  */
#include "ripple-test.h"

typedef _Float16 half;

/* M (NAME, T, R, F): F (a, b) of type R for each half a and T b.  */
#define FLOATS(M, N)							\
  M (N, add, half, half, a + b)						\
  M (N, div, half, half, a / b)						\
  M (N, neg, half, half, -a)						\
  M (N, abs, half, half, (half) __builtin_fabsf (a))			\
  M (N, root, half, half, (half) __builtin_sqrtf (a))			\
  M (N, sign, half, half, (half) __builtin_copysignf (a, b))		\
  M (N, lower, half, half, a < b ? a : b)				\
  M (N, choice, half, half, b > 0 ? (half) (a + 1) : (half) -b)		\
  M (N, less, half, char, a < b)					\
  M (N, same, half, int, a == b || __builtin_isunordered (a, b))	\
  M (N, sum, half, float, (float) a + (float) b)			\
  M (N, doubled, half, double, (double) a * (double) b)			\
  M (N, mixed, float, half, (half) (a * b))				\
  M (N, narrowed, double, half, (half) ((double) a + b * 0x1.0004p0))

#define INTEGERS(M, N)							\
  M (N, from8, int8_t, half, a + (half) b)				\
  M (N, fromu16, uint16_t, half, (half) b)				\
  M (N, from32, int32_t, half, (half) b)				\
  M (N, fromu32, uint32_t, half, (half) b)				\
  M (N, from64, int64_t, half, (half) b)				\
  M (N, fromu64, uint64_t, half, (half) b)				\
  M (N, to8, half, int8_t, (int8_t) a)					\
  M (N, tou16, half, uint16_t, (uint16_t) (a > 0 ? a : -a))		\
  M (N, to32, half, int32_t, (int32_t) (a - b))				\
  M (N, tou32, half, uint32_t, (uint32_t) (a > 0 ? a : -a))		\
  M (N, to64, half, int64_t, (int64_t) (a * b))				\
  M (N, tou64, half, uint64_t, (uint64_t) (a > 0 ? a : -a))

#define KERNEL(N, name, T, R, F)					\
  NOIPA static void							\
  name##_##N (int n, const half *x, const T *y, R *r)			\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (N));		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	half a = x[i];							\
	T b = y[i];							\
	r[i] = F;							\
      }									\
  }

#define TRY_IT(N, name, T, R, F)					\
  {									\
    T y[LENGTH];							\
    R r[LENGTH];							\
    for (int i = 0; i < LENGTH; i++)					\
      y[i] = (T) ((int) (rnd () % 200) - 100);				\
    memset (r, 0x55, sizeof r);						\
    name##_##N (length, x, y, r);					\
    for (int i = 0; i < LENGTH; i++)					\
      {									\
	half a = x[i];							\
	T b = y[i];							\
	R want;								\
	memset (&want, 0x55, sizeof want);				\
	if (i < length)							\
	  want = F;							\
	if (want != want && i < length)					\
	  CHECK (r[i] != r[i]);						\
	else								\
	  CHECK_SAME (&r[i], &want, 1);					\
      }									\
  }

#define REDUCE(N, unused)						\
  NOIPA static half							\
  reduce_##N (const half *x)						\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (N));		\
    size_t v = ripple_id (block, 0);					\
    return (ripple_reduceadd (1, x[v]) + ripple_reducemax (1, x[v])	\
	    - ripple_reducemin (1, x[v]));				\
  }

#define TRY_REDUCE(N, unused)						\
  {									\
    int lanes = (int) (N * ripple_vscale ());				\
    float sum = 0, most = -1000, least = 1000;				\
    for (int i = 0; i < lanes; i++)					\
      {									\
	sum += few[i];							\
	most = few[i] > most ? few[i] : most;				\
	least = few[i] < least ? few[i] : least;			\
      }									\
    CHECK ((float) reduce_##N (few) == sum + most - least);		\
  }

/* Sizes of which some fill vectors.  */
#define SIZES(M, OF)  OF (M, 3) OF (M, 4) OF (M, 8)

enum { LENGTH = 100, MOST = 12 * 16 };

SIZES (KERNEL, FLOATS)
SIZES (KERNEL, INTEGERS)
#define ONE(M, N) M (N, 0)
#define MORE_SIZES(M, OF)  OF (M, 1) OF (M, 2) OF (M, 5) OF (M, 12)
SIZES (REDUCE, ONE)
MORE_SIZES (REDUCE, ONE)

int
main (void)
{
  half x[LENGTH], few[MOST];

  for (int i = 0; i < LENGTH; i++)
    x[i] = (half) ((int) (rnd () % 500) - 250) / (half) 4;
  for (int i = 0; i < MOST; i++)
    few[i] = (half) ((int) (rnd () % 16) - 8);
  for (int length = 0; length < LENGTH; length += length < 9 ? 4 : 45)
    {
      SIZES (TRY_IT, FLOATS)
      SIZES (TRY_IT, INTEGERS)
    }
  SIZES (TRY_REDUCE, ONE)
  MORE_SIZES (TRY_REDUCE, ONE)
  return 0;
}
