/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* a[i / 2], a[i >> 1], a[i ^ 1], a[i & 3], a[i % 5].  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i / 2] ^ a[i >> 1] ^ b[i ^ 1] ^ b[i & 3] ^ a[i % 5];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i / 2] ^ a[i >> 1] ^ b[i ^ 1] ^ b[i & 3] ^ a[i % 5];
}

int
main (void)
{
  TRY (B, int, int, 1, 5, kernel, model);
  return 0;
}
