/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers through int indices.  */
#include "../ripple-test.h"
#define B 16

#define N 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[b[i] & (N - 1) & 0xf] ^ a[(unsigned) b[i] % (n + 1)];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[b[i] & (N - 1) & 0xf] ^ a[(unsigned) b[i] % (n + 1)];
}

int
main (void)
{
  TRY (B, int, int, 1, 16, kernel, model);
  return 0;
}
