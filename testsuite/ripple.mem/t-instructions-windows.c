/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=x86-64-v4" } */
/* { dg-asm {vmovups\t%zmm[0-9]+, \(%rdi\)\{%k} odd } */
/* { dg-asm {vmovups\t%zmm[0-9]+, 64\(%rdi\)\{%k} odd } */
/* { dg-asm {vmovaps\t%zmm[0-9]+, v\(%rip\)\{%k} even } */
/* Stores with a stride under masks reach no further than their last lane: the
   next block loads what is behind it.  Where it is known that they begin at a
   record, they reach as far as that.  */
#include <ripple.h>

void
odd (float *restrict a, const float *restrict b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (block, 0);
  a[2 * v + 1] = a[2 * v] + b[v];
}

static float v[64] __attribute__ ((aligned (64)));

void
even (const float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  size_t k = ripple_id (block, 0);
  v[2 * k] = b[k];
}

float
get (int i)
{
  return v[i];
}
