/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=skylake-avx512 -mprefer-vector-width=512" } */
/* { dg-asm-times "vpcompressd" 1 keep } */
/* { dg-asm-times "popcnt" 1 keep } */
/* { dg-asm-not "vp?perm|blend|rsp" keep } */
/* { dg-asm-times "vpexpandd" 1 put } */
/* { dg-asm-not "vpand|blend|rsp" put } */
/* { dg-asm-times "vperm(d|ps)" 1 look } */
/* { dg-asm-times "vperm(i|t)2d" 2 look_far } */
/* { dg-asm-times "vpermw" 1 look_words } */
/* With AVX-512 each is an instruction.  */
#include "common/kernels.h"

KERNEL (keep, int, int, 16, ripple_compress (a[v] > 0, a[v], n))
KERNEL (put, int, int, 16, ripple_expand (a[v] > 0, a[v]))
KERNEL (look, float, int, 16, ripple_permute (a[v], b[v]))
KERNEL (look_far, int, int, 32, ripple_permute (a[v], b[v]))
KERNEL (look_words, short, short, 32, ripple_permute (a[v], b[v]))
