/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mtune=haswell" } */
/* { dg-asm-not {vmovmsk|vtest|vptest} } */
/* Where stores under a mask cost no more than others, lanes are not tested
   for the sake of them.  */
#include <ripple.h>

void
some (const float *a, float *restrict b)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t v = ripple_id (block, 0);
  if (a[v] > 0)
    b[v] = a[v];
}
