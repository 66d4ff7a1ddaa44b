/* What restrict says that a loop does not store is loaded before it, also if
   it stores under a condition (unchanged-loads.cc).  */
/* { dg-do compile } */
/* { dg-require "x86" } */
/* { dg-asm-options "-O2 -march=x86-64-v4" } */
/* { dg-asm-not {\{1to16\}} weigh } */

#include <ripple.h>

void
weigh (int n, float *restrict r, const float *restrict c,
       const float *restrict x)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      float y = c[0] * x[i] + c[1];
      if (x[i] > 0)
	r[i] = y;
    }
}
