/* A loop of each lane from a pointer of its own to one that is as far behind
   it in all lanes compares no lanes, and lanes do it together.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -march=skylake-avx512" } */
/* { dg-asm-require x86 } */
/* { dg-asm "vgatherdps" } */
/* { dg-asm-not "vpcmp|kortest|ktest|vptest" } */

#include <ripple.h>

void
sums (float *restrict y, const float *x, int width)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  ripple_parallel (bs, 0);
  for (int i = 0; i < 16; i++)
    {
      float sum = 0;
      const float *end = x + i * 24 + width;
      for (const float *p = x + i * 24; p != end; p++)
	sum += *p;
      y[i] = sum;
    }
}
