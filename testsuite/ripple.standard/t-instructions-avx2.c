/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=haswell" } */
/* { dg-asm-times "vaddps" 3 scan } */
/* { dg-asm-not "rsp|vextract" scan } */
/* { dg-asm-times "vmovmskps" 1 keep } */
/* { dg-asm-times "vpermd" 1 keep } */
/* { dg-asm-times "vmovmskps" 1 put } */
/* { dg-asm-times "vperm(d|ps)" 1 put } */
/* { dg-asm-times "vperm(d|ps)" 1 look } */
/* { dg-asm-times "vpshufb" 1 look_bytes } */
/* Scans in as many steps as there are bits; a table for each octet; indices
   of instructions.  */
#include "common/kernels.h"

KERNEL (scan, float, int, 8, ripple_scanadd (1, a[v]))
KERNEL (keep, int, int, 8, ripple_compress (a[v] > 0, a[v], n))
KERNEL (put, float, int, 8, ripple_expand (a[v] > 0, a[v]))
KERNEL (look, float, int, 8, ripple_permute (a[v], b[v]))
KERNEL (look_bytes, signed char, signed char, 16,
	ripple_permute (a[v], b[v]))
