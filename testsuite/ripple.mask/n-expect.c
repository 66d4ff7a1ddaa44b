/* Conditions in __builtin_expect are masks, no numbers of 64 bits.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not "vpmovsxdq|vextracti128" } */

#include <ripple.h>

void
rare (float *a, const float *b, int n)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  ripple_parallel (bs, 0);
  for (int i = 0; i < n; i++)
    {
      float x = b[i];
      if (__builtin_expect (x > 1e5f, 0))
	x = x / 3 - a[i] / x;
      if (__builtin_expect_with_probability (x < 10, 1, 0.2))
	x = x / 5 + a[i] / x;
      a[i] = x;
    }
}
