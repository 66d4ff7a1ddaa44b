/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require riscv } */
/* { dg-asm-options "-O2 -march=rv64gcv" } */
/* { dg-asm-times "vcompress.vm" 1 keep } */
/* { dg-asm-times "vrgather.vv" 1 look } */
/* Blocks of scalable size: VCOMPRESS and VRGATHER of RISC-V V.  */
#include "common/kernels.h"

KERNEL (keep, int, int, ripple_scalable (4),
	ripple_compress (a[v] > 0, a[v], n))
KERNEL (look, float, int, ripple_scalable (4), ripple_permute (a[v], b[v]))
