/* Neighbours at places that lanes compute are loaded together, also where the
   program loads one of them twice (paired-loads.cc).  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -fplugin-arg-ripple-gather=always" } */
/* { dg-asm {vpgatherdq	} between } */
/* { dg-asm-not {vgather} between } */

#include <ripple.h>

void
between (const float *x, float step, float *restrict y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < 4096; i++)
    {
      float t = i * step;
      int k = (int) t;
      t -= k;
      y[i] = x[k] + t * (x[k + 1] - x[k]);
    }
}

/* Bytes beside each other are loaded as words.  */
/* { dg-asm {vpinsrw} bytes } */
/* { dg-asm-not {vpinsrb} bytes } */

void
bytes (int *restrict o, const unsigned char *p, const int *place)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < 64; i++)
    {
      int k = place[i];
      o[i] = p[k] * 3 + p[k + 1] * 5;
    }
}
