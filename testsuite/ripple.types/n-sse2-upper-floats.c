/* Without AVX the upper halves of vectors of float are not taken by an
   instruction that waits for what was in another register before.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -msse2 -mno-avx" } */
/* { dg-asm-not {movhlps} lanes } */

#include <ripple.h>

void
lanes (double *y, const float *x, const double *z)
{
  ripple_block_t bs = ripple_set_block_shape (0, 4);
  ripple_parallel_full (bs, 0);
  for (int i = 0; i < 64; i++)
    y[i] = z[i] * (x[i] * 3.0f);
}
