/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=icelake-client -mprefer-vector-width=512" } */
/* { dg-asm-times "vpcompressb" 1 keep } */
/* { dg-asm-times "vpexpandw" 1 put } */
/* { dg-asm-times "vpermb" 1 look } */
/* Bytes and words with AVX-512 VBMI and VBMI2.  */
#include "common/kernels.h"

KERNEL (keep, signed char, int, 64, ripple_compress (a[v] > 0, a[v], n))
KERNEL (put, short, int, 32, ripple_expand (a[v] > 0, a[v]))
KERNEL (look, unsigned char, unsigned char, 64, ripple_permute (a[v], b[v]))
