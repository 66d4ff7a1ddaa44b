/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Comparisons in one element type select values of another and the lanes
   that store them, for all pairs of types.  */
#include "ripple-test.h"

/* RISC-V has vectors of _Float16 in an extension only.  */
#if defined __FLT16_MAX__ && (!defined __riscv || defined __riscv_zvfh)
typedef _Float16 half;
#define HALF(M, ...) M (__VA_ARGS__)
#define FROM_HALF(M) EACH (M, half, 4)
#else
#define HALF(M, ...)
#define FROM_HALF(M)
#endif

enum { LENGTH = 200 };

/* What is compared and selected; each third pair is equal.  */
#define ARRAYS(T) static T a_##T[LENGTH], b_##T[LENGTH];
#define FILL_ARRAYS(T)							\
  FILL (T, a_##T, LENGTH);						\
  FILL (T, b_##T, LENGTH);						\
  for (int i = 0; i < LENGTH; i += 3)					\
    a_##T[i] = b_##T[i];

#define TYPES(M)							\
  M (int8_t) M (int16_t) M (int32_t) M (int64_t) M (float) M (double)	\
  HALF (M, half)

#define EACH(M, F, N)							\
  M (F, int8_t, N) M (F, int16_t, N) M (F, int32_t, N)			\
  M (F, int64_t, N) M (F, float, N) M (F, double, N) HALF (M, F, half, N)

#define PAIRS(M)							\
  EACH (M, int8_t, 16) EACH (M, int16_t, 2) EACH (M, int32_t, 4)	\
  EACH (M, int64_t, 8) EACH (M, float, 2) EACH (M, double, 2) FROM_HALF (M)

#define LOOP								\
  for (int i = 0; i < n; i++)						\
    if (a[i] != b[i])							\
      c[i] = a[i] < b[i] ? x[i] : y[i];

#define FUNCTIONS(F, T, N)						\
  NOIPA static void							\
  select_##F##_##T (int n, const F *a, const F *b, const T *x,		\
		    const T *y, T *c)					\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (N));		\
    ripple_parallel (block, 0);						\
    LOOP								\
  }									\
  NOIPA static void							\
  model_##F##_##T (int n, const F *a, const F *b, const T *x,		\
		   const T *y, T *c)					\
  {									\
    LOOP								\
  }

#define TRY_PAIR(F, T, N)						\
  {									\
    T c[LENGTH] = { 0 }, e[LENGTH] = { 0 };				\
    select_##F##_##T (n, a_##F, b_##F, a_##T, b_##T, c);		\
    model_##F##_##T (n, a_##F, b_##F, a_##T, b_##T, e);			\
    CHECK_SAME (c, e, LENGTH);						\
  }

TYPES (ARRAYS)
PAIRS (FUNCTIONS)

int
main (void)
{
  TYPES (FILL_ARRAYS)
  for (int n = 0; n < LENGTH; n += n < 6 ? 1 : 97)
    {
      PAIRS (TRY_PAIR)
    }
  return 0;
}
