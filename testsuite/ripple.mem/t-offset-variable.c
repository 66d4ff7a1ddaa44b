/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Contiguous at an offset known at run time, negative too.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int k = n % 4;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i + k] = a[i + n - k] ^ b[i - (k - 3)];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  int k = n % 4;
  for (int i = 0; i < n; i++)
    c[i + k] = a[i + n - k] ^ b[i - (k - 3)];
}

int
main (void)
{
  TRY (B, int, int, 2, 16, kernel, model);
  return 0;
}
