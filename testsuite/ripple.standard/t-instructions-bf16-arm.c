/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-require gcc-14 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8.2-a+sve+bf16" } */
/* { dg-asm-times "bfcvtn\t" 2 sixteen } */
/* { dg-asm-times "bfcvtn2\t" 2 sixteen } */
/* { dg-asm-not "ushr|bsl" sixteen } */
/* { dg-asm-times "bfcvtn\t" 1 four } */
/* { dg-asm-times "bfcvt\t" 2 scalable } */
/* { dg-asm-times "uzp1\t" 1 scalable } */
/* { dg-asm-not "lsr|sel" scalable } */
/* { dg-asm-not "bfcvt" bits } */
/* BFCVTN and BFCVT for conversions to __bf16, but not where the bits must be
   the same in every rounding mode.  */
#include <ripple.h>

#define KERNEL(NAME, T, LANES, EXPR)					\
void									\
NAME (const float *restrict a, T *restrict r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  r[v] = EXPR;								\
}
KERNEL (sixteen, __bf16, 16, (__bf16) a[v])
KERNEL (four, __bf16, 4, (__bf16) a[v])
KERNEL (scalable, __bf16, ripple_scalable (8), (__bf16) a[v])
KERNEL (bits, uint16_t, 16, ripple_bf16_from_float (a[v]))
