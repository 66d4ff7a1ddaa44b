/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Contiguous with constant offsets both ways: a three-point stencil.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i + 1] = (a[i] & 0xff) + 2 * (a[i + 1] & 0xff) + (a[i + 2] & 0xff)
      + b[i];
}

NOIPA static void
model (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  for (int i = 0; i < n; i++)
    c[i + 1] = (a[i] & 0xff) + 2 * (a[i + 1] & 0xff) + (a[i + 2] & 0xff)
      + b[i];
}

int
main (void)
{
  TRY (B, unsigned, unsigned, 1, 2, kernel, model);
  return 0;
}
