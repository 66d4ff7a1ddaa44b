/* { dg-do run } */
// extern "C" functions, inline functions and namespaces round the kernel.
#include "../ripple-test.h"

extern "C" NOIPA void
kernel_c (int n, const float *a, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] * 2;
}

namespace a
{
inline namespace b
{
inline float half (float x) { return x / 2; }
}
}

namespace
{
NOIPA void
kernel_local (int n, const float *x, float *c)
{
  using a::half;
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = half (x[i]) + ::a::b::half (2);
}
}

int
main ()
{
  for (int n = 0; n < 40; n++)
    {
      float x[40], c[40];
      for (int i = 0; i < n; i++)
	x[i] = rnd () % 100;
      kernel_c (n, x, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == 2 * x[i]);
      kernel_local (n, x, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == x[i] / 2 + 1);
    }
  return 0;
}
