/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Fields of records of up to eight elements: RISC-V V loads and stores the
   segments, where the fields have registers.  */
/* { dg-asm-require riscv } */
/* { dg-asm-options {-O2 -march=rv64gcv} } */
/* { dg-asm-times {vlseg2e32} 1 product } */
/* { dg-asm-times {vsseg2e32} 1 product } */
/* { dg-asm-not {vluxei|vsoxei} product } */
/* { dg-asm-times {vlseg3e32} 2 three_float } */
/* { dg-asm {vlseg3e32\.v\tv[0-9]+,\([a-z0-9]+\),v0\.t} three_float } */
/* { dg-asm {vsseg3e32\.v\tv[0-9]+,\([a-z0-9]+\),v0\.t} three_float } */
/* { dg-asm {vlseg5e8} five_uint8_t } */
/* { dg-asm {vsseg5e8} five_uint8_t } */
/* { dg-asm {vlseg8e16} eight_int16_t } */
/* { dg-asm {vsseg8e16} eight_int16_t } */
/* { dg-asm {vlseg2e64} two_double } */
/* { dg-asm {vsseg2e64} two_double } */
#include "ripple-test.h"

#define LOOP(N)								\
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (N)); \
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)

/* Field K of C becomes the sum of fields L and M.  */
#define SUM(T, C, K, L, M) (T) (a[C * i + L] + b[C * i + M])

#define DO_2(T, F) F (T, 2, 0, 1, 1) F (T, 2, 1, 0, 1)
#define DO_3(T, F)							\
  F (T, 3, 0, 1, 2) F (T, 3, 1, 2, 0) F (T, 3, 2, 0, 1)
#define DO_5(T, F)							\
  F (T, 5, 0, 4, 2) F (T, 5, 1, 3, 0) F (T, 5, 2, 2, 4) F (T, 5, 3, 1, 1) \
  F (T, 5, 4, 0, 3)
#define DO_6(T, F)							\
  F (T, 6, 0, 5, 2) F (T, 6, 1, 4, 0) F (T, 6, 2, 3, 4) F (T, 6, 3, 2, 1) \
  F (T, 6, 4, 1, 3) F (T, 6, 5, 0, 5)
#define DO_7(T, F)							\
  F (T, 7, 0, 6, 2) F (T, 7, 1, 5, 0) F (T, 7, 2, 4, 4) F (T, 7, 3, 3, 1) \
  F (T, 7, 4, 2, 3) F (T, 7, 5, 1, 6) F (T, 7, 6, 0, 5)
#define DO_8(T, F)							\
  F (T, 8, 0, 7, 2) F (T, 8, 1, 6, 0) F (T, 8, 2, 5, 4) F (T, 8, 3, 4, 1) \
  F (T, 8, 4, 3, 7) F (T, 8, 5, 2, 6) F (T, 8, 6, 1, 5) F (T, 8, 7, 0, 3)

#define COMPUTE(T, C, K, L, M) T x##K = SUM (T, C, K, L, M);
#define STORE(T, C, K, L, M) c[C * i + K] = x##K;

/* NAME_T: where COND holds.  */
#define KERNEL(NAME, T, C, N, COND)					\
  NOIPA static void							\
  NAME##_##T (int n, const T *a, const T *b, T *c)			\
  {									\
    LOOP (N)								\
      if (COND)								\
	{								\
	  DO_##C (T, COMPUTE)						\
	  DO_##C (T, STORE)						\
	}								\
  }									\
  NOIPA static void							\
  NAME##_##T##_model (int n, const T *a, const T *b, T *c)		\
  {									\
    for (int i = 0; i < n; i++)						\
      if (COND)								\
	{								\
	  DO_##C (T, COMPUTE)						\
	  DO_##C (T, STORE)						\
	}								\
  }

KERNEL (two, double, 2, 8, 1)
KERNEL (three, float, 3, 8, i % 3 != 1)
KERNEL (three, double, 3, 8, 1)
KERNEL (five, uint8_t, 5, 8, 1)
KERNEL (five, float, 5, 4, i % 5 != 2)
KERNEL (six, int16_t, 6, 5, i % 2)
KERNEL (seven, uint8_t, 7, 24, 1)
KERNEL (eight, int16_t, 8, 16, 1)
KERNEL (eight, uint8_t, 8, 1, i % 7 > 2)

NOIPA static void
product (int n, const float *a, const float *b, float *c)
{
  LOOP (8)
    {
      float x = a[2 * i], y = a[2 * i + 1], z = *b;
      c[2 * i] = x * z - y;
      c[2 * i + 1] = x + y * z;
    }
}

static void
product_model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    {
      float x = a[2 * i], y = a[2 * i + 1], z = *b;
      c[2 * i] = x * z - y;
      c[2 * i + 1] = x + y * z;
    }
}

#define TRY_IT(NAME, T, C, N)						\
  TRY ((int) ((N) * ripple_vscale ()), T, T, C, 0, NAME##_##T,		\
       NAME##_##T##_model)

int
main (void)
{
  TRY_IT (two, double, 2, 8);
  TRY_IT (three, float, 3, 8);
  TRY_IT (three, double, 3, 8);
  TRY_IT (five, uint8_t, 5, 8);
  TRY_IT (five, float, 5, 4);
  TRY_IT (six, int16_t, 6, 5);
  TRY_IT (seven, uint8_t, 7, 24);
  TRY_IT (eight, int16_t, 8, 16);
  TRY_IT (eight, uint8_t, 8, 1);
  TRY ((int) (8 * ripple_vscale ()), float, float, 2, 1, product,
       product_model);
  return 0;
}
