/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Scatters through a permutation made by arithmetic.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i * 7 % 15 + i / 15 * 15] = a[i] ^ b[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i * 7 % 15 + i / 15 * 15] = a[i] ^ b[i];
}

int
main (void)
{
  TRY (B, int, int, 1, 15, kernel, model);
  return 0;
}
