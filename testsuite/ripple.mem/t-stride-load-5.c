/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Loads of stride 5.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[5 * i + 0] ^ a[5 * i + 1] ^ a[5 * i + 2] ^ a[5 * i + 3] ^ b[i
									 * 5];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[5 * i + 0] ^ a[5 * i + 1] ^ a[5 * i + 2] ^ a[5 * i + 3] ^ b[i
									 * 5];
}

int
main (void)
{
  TRY (B, int, int, 5, 0, kernel, model);
  return 0;
}
