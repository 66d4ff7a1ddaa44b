/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8-a" } */
/* { dg-asm-times "\ttbl\t" 1 look_bytes } */
/* { dg-asm-times "\ttbl\t" 2 keep } */
/* { dg-asm-times "\taddv\t" 2 keep } */
/* TBL of Advanced SIMD, also to make indices of bytes; a mask's bits and their
   number are sums.  */
#include "common/kernels.h"

KERNEL (look_bytes, signed char, signed char, 16,
	ripple_permute (a[v], b[v]))
KERNEL (keep, int, int, 4, ripple_compress (a[v] > 0, a[v], n))
