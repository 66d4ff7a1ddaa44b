/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* 32-bit unsigned counters with neighbours i - 1 and i + 1.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (unsigned i = 1; i < (unsigned) n; i++)
    c[i] = a[i - 1] ^ a[i + 1] ^ b[i + 2];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (unsigned i = 1; i < (unsigned) n; i++)
    c[i] = a[i - 1] ^ a[i + 1] ^ b[i + 2];
}

int
main (void)
{
  TRY (B, int, int, 1, 3, kernel, model);
  return 0;
}
