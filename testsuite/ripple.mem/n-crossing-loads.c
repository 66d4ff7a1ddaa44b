/* Where what a stencil computes keeps the pipes busy that permute, its vectors
   are loaded across lines of the cache.  */
/* { dg-do compile } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O2 -mavx512fp16 -mtune=generic" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not {valign} } */
/* { dg-asm {vmovups	} } */
#include <ripple.h>

void
curvature (float *restrict out, const float *restrict in, float k, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  ripple_parallel (block, 0);
  for (int i = 1; i < n - 1; i++)
    out[i] = in[i] + k * (in[i - 1] - 2 * in[i] + in[i + 1]);
}
