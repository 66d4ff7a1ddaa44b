/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Arithmetic of every element type in blocks of scalable sizes, loops of every
   length, no byte touched that the loop does not.  */
#include "ripple-test.h"

#define KERNEL(T, U, N)							\
  NOIPA static void							\
  kernel_##T##_##N (int n, const T *a, const T *b, T *c)		\
  {									\
    ripple_block_t block						\
      = ripple_set_block_shape (0, ripple_scalable (N));		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      c[i] = (T) ((U) a[i] * (U) b[i] + (U) c[i]);			\
  }

#define MODEL(T, U)							\
  NOIPA static void							\
  model_##T (int n, const T *a, const T *b, T *c)			\
  {									\
    for (int i = 0; i < n; i++)						\
      c[i] = (T) ((U) a[i] * (U) b[i] + (U) c[i]);			\
  }

#define TRY_ONE(T, N)							\
  TRY ((int) ((N) * ripple_vscale ()), T, T, 1, 0, kernel_##T##_##N,	\
       model_##T)

#define TYPE(T, U)							\
  MODEL (T, U)								\
  KERNEL (T, U, 1)							\
  KERNEL (T, U, 2)							\
  KERNEL (T, U, 3)							\
  KERNEL (T, U, 4)							\
  KERNEL (T, U, 16)							\
  KERNEL (T, U, 20)							\
  static void								\
  try_##T (void)							\
  {									\
    TRY_ONE (T, 1);							\
    TRY_ONE (T, 2);							\
    TRY_ONE (T, 3);							\
    TRY_ONE (T, 4);							\
    TRY_ONE (T, 16);							\
    TRY_ONE (T, 20);							\
  }

TYPE (int8_t, unsigned)
TYPE (uint8_t, unsigned)
TYPE (int16_t, unsigned)
TYPE (uint16_t, unsigned)
TYPE (int32_t, unsigned)
TYPE (uint32_t, unsigned)
TYPE (int64_t, uint64_t)
TYPE (uint64_t, uint64_t)
TYPE (float, float)
TYPE (double, double)

int
main (void)
{
  try_int8_t ();
  try_uint8_t ();
  try_int16_t ();
  try_uint16_t ();
  try_int32_t ();
  try_uint32_t ();
  try_int64_t ();
  try_uint64_t ();
  try_float ();
  try_double ();
  return 0;
}
