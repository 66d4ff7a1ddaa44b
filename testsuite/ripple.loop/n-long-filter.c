/* What a long filter has loaded is not kept in registers for the next
   iteration, as its coefficients need them (late/short-steps.cc).  */
/* { dg-do compile } */
/* { dg-asm-options "-O3 -mavx2 -mfma" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not {[0-9]\+in\(%rip\), %ymm} } */
#include <ripple.h>

float in[4096], out[4096];

void
filter (int n)
{
  static const float h[16] = {
    .1, .2, .3, .4, .5, .6, .7, .8, .9, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7
  };
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float sum = 0;

      for (int j = 0; j < 16; j++)
	sum += h[j] * in[i + j];
      out[i] = sum;
    }
}
