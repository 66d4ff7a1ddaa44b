/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Strides from the loop step.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < 3 * n; i += 3)
    c[i] = a[i] ^ b[i + 1];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < 3 * n; i += 3)
    c[i] = a[i] ^ b[i + 1];
}

int
main (void)
{
  TRY (B, int, int, 3, 2, kernel, model);
  return 0;
}
