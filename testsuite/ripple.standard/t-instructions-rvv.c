/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require riscv } */
/* { dg-asm-options "-O2 -march=rv64gcv" } */
/* { dg-asm-times "vcompress.vm" 1 keep } */
/* { dg-asm-times "vrgather.vv" 1 look } */
/* { dg-asm-times "vcpop.m" 1 number } */
/* { dg-asm-not "vred|vmerge" number } */
/* Blocks of scalable size: VCOMPRESS, VRGATHER and VCPOP of RISC-V V.  */
#include "common/kernels.h"

KERNEL (keep, int, int, ripple_scalable (4),
	ripple_compress (a[v] > 0, a[v], n))
KERNEL (look, float, int, ripple_scalable (4), ripple_permute (a[v], b[v]))

size_t
number (const int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  size_t v = ripple_id (block, 0);
  return ripple_count (a[v] < 5);
}
