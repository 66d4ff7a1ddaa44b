/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mssse3" } */
/* { dg-asm-times "pshufb" 1 look_bytes } */
/* { dg-asm-times "movmskps" 1 keep } */
/* A table of 16 bytes in a register.  */
#include "common/kernels.h"

KERNEL (look_bytes, signed char, signed char, 16,
	ripple_permute (a[v], b[v]))
KERNEL (keep, int, int, 4, ripple_compress (a[v] > 0, a[v], n))
