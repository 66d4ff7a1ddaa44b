/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Scatters of 16-bit values.  */
#include "../ripple-test.h"
#define B 20

NOIPA static void
kernel (int n, const short *a, const short *b, short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[(i & ~3) + (3 - (i & 3))] = a[i] + b[i];
}

NOIPA static void
model (int n, const short *a, const short *b, short *c)
{
  for (int i = 0; i < n; i++)
    c[(i & ~3) + (3 - (i & 3))] = a[i] + b[i];
}

int
main (void)
{
  TRY (B, short, short, 1, 3, kernel, model);
  return 0;
}
