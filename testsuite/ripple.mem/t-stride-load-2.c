/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "aarch64 !sve" } */
/* { dg-asm {\tld2} kernel } */
/* Loads of stride 2.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[2 * i + 0] ^ b[i * 2];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[2 * i + 0] ^ b[i * 2];
}

int
main (void)
{
  TRY (B, int, int, 2, 0, kernel, model);
  return 0;
}
