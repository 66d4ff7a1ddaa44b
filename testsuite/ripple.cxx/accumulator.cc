/* { dg-do run } */
/* { dg-options "-w" } */
/* The accumulator of <ripple/sme.h>, by the name of LLVM-Ripple's header, in
   templates.  */
#include "../ripple-test.h"
#include <ripple_sme_veclib.h>

template <int R, int C> NOIPA static void
panels (const float *p, const float *q, float *r, size_t steps)
{
  ripple_block_t bs = ripple_set_block_shape (0, C, R);
  size_t x = ripple_id (ripple_set_block_shape (0, C), 0);
  size_t y = ripple_id (ripple_set_block_shape (0, R), 0);
  zeroAccumulator_f32 (bs);
  for (size_t k = 0; k < steps; k++)
    outerProductAccumulate_f32 (p[k * R + y], q[k * C + x]);
  for (int i = 0; i < R; i++)
    r[i * C + x] = getAccumHorizSlice_f32 (bs, i);
}

static float a[9 * 16], b[9 * 16], c[256];

template <int R, int C> static void
check ()
{
  panels<R, C> (a, b, c, 9);
  for (int i = 0; i < R * C; i++)
    {
      float s = 0;
      for (int k = 0; k < 9; k++)
	s += a[k * R + i / C] * b[k * C + i % C];
      CHECK (c[i] == s);
    }
}

int
main ()
{
  for (int i = 0; i < 9 * 16; i++)
    {
      a[i] = i % 7 - 3;
      b[i] = i % 5 - 2;
    }
  CHECK (verify_ripple_sme_api_fixed_vscale ());
  check<16, 16> ();
  check<3, 8> ();
  return 0;
}
