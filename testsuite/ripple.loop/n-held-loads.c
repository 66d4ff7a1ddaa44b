/* What is loaded once and used several times stays in a register, also where
   GCC is tuned for processors of which it thinks that loads cost nothing.  */
/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -mtune=znver3" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vfmadd[0-9]*ps\t[^\n]*\(%r} factors } */
#include <ripple.h>

void
factors (const float *a, const float *b, float *c, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 32);
  size_t v = ripple_id (block, 0);
  float s0 = 0, s1 = 0, s2 = 0, s3 = 0;
  for (int k = 0; k < n; k++)
    {
      float x = b[32 * k + v];
      s0 += a[k] * x;
      s1 += a[k + 100] * x;
      s2 += a[k + 200] * x;
      s3 += a[k + 300] * x;
    }
  c[v] = s0 + s1 * s2 - s3;
}
