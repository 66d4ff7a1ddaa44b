/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Strides known at run time: 0, negative, large.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int k = n % 3 + 1;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[k * i] = a[(k - 1) * i] ^ b[k * (n - 1 - i)];
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  int k = n % 3 + 1;
  for (int i = 0; i < n; i++)
    {
      c[k * i] = a[(k - 1) * i] ^ b[k * (n - 1 - i)];
    }
}

int
main (void)
{
  TRY (B, int, int, 3, 0, kernel, model);
  return 0;
}
