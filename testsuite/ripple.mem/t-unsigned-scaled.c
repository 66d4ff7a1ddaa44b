/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* 32-bit unsigned index arithmetic that does not wrap.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (unsigned i = 0; i < (unsigned) n; i++)
    c[2 * i + 1] = a[2 * i] ^ b[n - 1 - i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (unsigned i = 0; i < (unsigned) n; i++)
    c[2 * i + 1] = a[2 * i] ^ b[n - 1 - i];
}

int
main (void)
{
  TRY (B, int, int, 2, 0, kernel, model);
  return 0;
}
