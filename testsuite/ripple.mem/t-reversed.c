/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Reversed loads and stores.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[n - 1 - i] = a[i] ^ b[n - 1 - i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[n - 1 - i] = a[i] ^ b[n - 1 - i];
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
