/* Results that are to be rounded by themselves stay vectors, also where GCC
   would take vectors of SSE apart for that.  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -msse2" } */
/* { dg-asm-not {unpck|shufps\t\$85} lanes_expf } */
/* { dg-asm-not {unpck|shufps\t\$85} lanes_product } */

#include <math.h>
#include <ripple.h>

void
lanes_expf (float *y, const float *x)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  ripple_parallel_full (bs, 0);
  for (int i = 0; i < 64; i++)
    y[i] = expf (x[i]);
}

__attribute__ ((optimize ("associative-math", "no-trapping-math",
			  "no-signed-zeros")))
void
lanes_product (float *y, const float *x)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  ripple_parallel_full (bs, 0);
  for (int i = 0; i < 64; i++)
    y[i] = __builtin_assoc_barrier (x[i] + 1) - x[i];
}
