/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A reversed load into a contiguous store, 16-bit.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const short *a, const short *b, short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[n - 1 - i] + b[n - i];
}

NOIPA static void
model (int n, const short *a, const short *b, short *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[n - 1 - i] + b[n - i];
}

int
main (void)
{
  TRY (B, short, short, 1, 1, kernel, model);
  return 0;
}
