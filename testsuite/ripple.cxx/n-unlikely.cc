/* Code that is marked unlikely, or stands beside code that is likely, is
   jumped over where no lane needs it: it stands behind the function's end.  */
/* { dg-do compile } */
/* { dg-asm-options "-O2 -mavx2 -std=c++20" } */
/* { dg-asm-require x86 } */
/* { dg-asm {ret\n(.*\n)*.*vblendvps} unlikely } */
/* { dg-asm {ret\n(.*\n)*.*vblendvps} likely } */
/* { dg-asm {ret\n(.*\n)*.*vblendvps} cold } */

#include <ripple.h>

static inline float
refined (float x)
{
  float y = x * x + 3;
  y = y * y + x;
  y = y * y + x;
  y = y * y + x;
  return y * y + x;
}

extern "C" void
unlikely (float *a, const float *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (bs, 0);
  float x = b[v], y = x + 1;
  if (x > 1e5f) [[unlikely]]
    y = refined (x);
  a[v] = y;
}

extern "C" void
likely (float *a, const float *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (bs, 0);
  float x = b[v], y;
  if (x < 1e5f) [[likely]]
    y = x + 1;
  else
    y = refined (x);
  a[v] = y;
}

extern "C" void
cold (float *a, const float *b)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (bs, 0);
  float x = b[v], y = x + 1;
  if (x > 1e5f)
    {
    refine: __attribute__ ((cold));
      y = refined (x);
    }
  a[v] = y;
}
