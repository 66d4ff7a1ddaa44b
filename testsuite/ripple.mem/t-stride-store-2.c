/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Stores of stride 2; what lies between is not written.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[2 * i + 1] = a[i] ^ b[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[2 * i + 1] = a[i] ^ b[i];
}

int
main (void)
{
  TRY (B, int, int, 2, 0, kernel, model);
  return 0;
}
