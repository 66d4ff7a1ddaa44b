/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Sums of products of bytes need 16 bits; the result is bytes again.  */
#include "ripple-test.h"

#define KERNEL(T, N)							\
  NOIPA static void							\
  kernel_##T##_##N (int n, const T *a, const T *b, T *c)		\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (N));		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      c[i] = (T) ((a[i] * 77 + b[i] * 21 + c[i] * 28) >> 8);		\
  }

#define MODEL(T)							\
  NOIPA static void							\
  model_##T (int n, const T *a, const T *b, T *c)			\
  {									\
    for (int i = 0; i < n; i++)						\
      c[i] = (T) ((a[i] * 77 + b[i] * 21 + c[i] * 28) >> 8);		\
  }

#define TRY_ONE(T, N)							\
  TRY ((int) ((N) * ripple_vscale ()), T, T, 1, 0, kernel_##T##_##N,	\
       model_##T)

MODEL (int8_t)
MODEL (uint8_t)
KERNEL (int8_t, 4)
KERNEL (int8_t, 16)
KERNEL (uint8_t, 16)
KERNEL (uint8_t, 32)
KERNEL (uint8_t, 40)

int
main (void)
{
  TRY_ONE (int8_t, 4);
  TRY_ONE (int8_t, 16);
  TRY_ONE (uint8_t, 16);
  TRY_ONE (uint8_t, 32);
  TRY_ONE (uint8_t, 40);
  return 0;
}
