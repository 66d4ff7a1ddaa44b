/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mfma -fplugin-arg-ripple-gather=never" } */
/* { dg-asm-times "vmovhp\[sd\]|vpinsrq" 4 by_index } */
/* { dg-asm-not "vinsertps|vpinsrd" by_index } */
/* { dg-asm-times "vmovhp\[sd\]|vpinsrq" 4 by_step } */
/* { dg-asm-not "vinsertps|vpinsrd" by_step } */
/* Neighbours that each lane has somewhere else are loaded together, and are
   the operands of a complex product as they are.  */
#include <ripple.h>

typedef struct { float re, im; } pair;

void
by_index (const pair *restrict a, const int *restrict i, pair *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  pair x = a[i[v]], y = r[v];
  r[v].re = x.re * y.re - x.im * y.im;
  r[v].im = x.re * y.im + x.im * y.re;
}

void
by_step (const pair *restrict a, size_t step, pair *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  pair x = a[step * v], y = r[v];
  r[v].re = x.re * y.re - x.im * y.im;
  r[v].im = x.re * y.im + x.im * y.re;
}
