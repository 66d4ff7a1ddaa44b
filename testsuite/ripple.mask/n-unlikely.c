/* Of what __builtin_expect says that lanes do not come there, those that do
   not come pay a test and a jump: the choice among values stands in the
   block, which is behind the function's end.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-require x86 } */
/* { dg-asm-times "vblendvps" 1 } */
/* { dg-asm-times "ret\[^\n\]*\n(.*\n)*.*vblendvps" 1 } */

#include <ripple.h>

void
rare (float *a, const float *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (bs, 0);
  float x = b[v], y = x + 1;
  if (__builtin_expect (x > 1e5f, 0))
    {
      y = x * x + 3;
      y = y * y + x;
      y = y * y + x;
      y = y * y + x;
      y = y * y + x;
    }
  a[v] = y;
}
