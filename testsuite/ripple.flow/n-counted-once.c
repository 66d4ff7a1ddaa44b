/* What a loop counts in lanes that leave in its middle is selected once, by
   the operation under the mask.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -march=x86-64-v4" } */
/* { dg-asm-not {(vmovdqa|vmovdqu|vpblendm|vmovap)[^\n]*zmm[^\n]*\{%k} steps } */
/* { dg-asm {vpaddd[^\n]*\{%k} steps } */

#include <ripple.h>

static int
count (float c, int limit)
{
  float z = c;
  int n = 0;
  while (n < limit && z * z <= 4)
    {
      z = z * z + c;
      n++;
    }
  return n;
}

void
steps (int limit, const float *x, int *out)
{
  ripple_block_t bs = ripple_set_block_shape (0, 16);
  ripple_parallel_full (bs, 0);
  for (int i = 0; i < 4096; i++)
    out[i] = count (x[i], limit);
}
