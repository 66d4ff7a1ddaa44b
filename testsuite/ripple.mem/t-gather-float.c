/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers of floats with an offset base.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  const float *base = a + 8;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = base[(int) b[i] % 8] * 2 + base[-((int) b[i] & 7)];
}

NOIPA static void
model (int n, const float *a, const float *b, float *c)
{
  const float *base = a + 8;
  for (int i = 0; i < n; i++)
    c[i] = base[(int) b[i] % 8] * 2 + base[-((int) b[i] & 7)];
}

int
main (void)
{
  TRY (B, float, float, 1, 16, kernel, model);
  return 0;
}
