/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8.2-a+sve" } */
/* { dg-asm-times "\tcompact\t" 1 keep } */
/* { dg-asm-times "\tcntp\t" 1 keep } */
/* { dg-asm-not "\tuzp|\tst1b" keep } */
/* { dg-asm-times "\tcompact\t" 2 keep_words } */
/* { dg-asm-times "\ttbl\t" 1 look } */
/* { dg-asm-not "\tst1w\t.*sp|ld1w.*uxtw" scan } */
/* Blocks of scalable size: COMPACT, CNTP and TBL of SVE.  */
#include "common/kernels.h"

KERNEL (keep, int, int, ripple_scalable (4),
	ripple_compress (a[v] > 0, a[v], n))
KERNEL (keep_words, short, int, ripple_scalable (8),
	ripple_compress (a[v] > 0, a[v], n))
KERNEL (look, float, int, ripple_scalable (4), ripple_permute (a[v], b[v]))
KERNEL (scan, int, int, ripple_scalable (4), ripple_scanadd (1, a[v]))
