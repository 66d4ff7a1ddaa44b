/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8-a" } */
/* { dg-asm-times "\ttbl\t" 1 look_bytes } */
/* { dg-asm-times "\ttbl\t" 1 keep } */
/* { dg-asm-times "\taddv\t" 1 keep } */
/* TBL of Advanced SIMD; a mask's bits are a sum.  */
#include "common/kernels.h"

KERNEL (look_bytes, signed char, signed char, 16,
	ripple_permute (a[v], b[v]))
KERNEL (keep, int, int, 4, ripple_compress (a[v] > 0, a[v], n))
