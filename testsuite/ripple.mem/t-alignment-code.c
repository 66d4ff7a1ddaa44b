/* { dg-do compile } */
/* { dg-require x86 } */
/* Aligned instructions where hints are, unaligned ones where not.  */
#include <ripple.h>

void
assumed (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  int *q = (int *) __builtin_assume_aligned (c, 32);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n; i++)
    q[i] = a[i] + 1;
}

void
pointers (float *a, const float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  float *p = ripple_ptr_alignment (&a[v], 32);
  *p = b[v] + 1;
}

void
unknown (float *a, const float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  float *p = ripple_ptr_alignment_slice (&a[v], 32, 1);
  *p = b[v] + 1;
}

/* { dg-asm-options "-O2 -mavx2 -mno-avx512f" } */
/* { dg-asm {vmovdqa\s+%ymm\d+, .*\(%rdx} assumed } */
/* { dg-asm-not {vmovdqa\s.*\(%rsi.*%ymm} assumed } */
/* { dg-asm-not {vmovdqu\s+%ymm\d+, .*\(%rdx} assumed } */
/* { dg-asm {vmovaps\s+%ymm\d+, \(%rdi} pointers } */
/* { dg-asm {vmovups\s+%ymm\d+, \(%rdi} unknown } */
