/* A short update under a condition is not jumped over where no lane needs it:
   what addresses cost is not counted.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -march=x86-64-v4" } */
/* { dg-asm-not {kor|kmov|vptest} above } */
/* { dg-asm {vmovups[^\n]*\{%k} above } */

#include <ripple.h>

void
above (float limit, const float *x, float *y)
{
  ripple_block_t bs = ripple_set_block_shape (0, 64);
  ripple_parallel_full (bs, 0);
  for (int i = 0; i < 4096; i++)
    if (x[i] > limit)
      y[i] = x[i] - limit;
}

/* Where more than that is done it is, though nobody says how often: what
   stores nothing is slow.  */
/* { dg-asm {kor|kmov|vptest|ktest} both } */

void
both (float limit, const float *x, const float *z, float *y, float *w)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  ripple_parallel_full (bs, 0);
  for (int i = 0; i < 4096; i++)
    if (x[i] > limit)
      {
	y[i] += z[i] * x[i];
	w[i] += z[i] * z[i];
      }
}
