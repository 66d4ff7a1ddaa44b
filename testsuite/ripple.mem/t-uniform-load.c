/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Loads from addresses that no lane changes.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  const int *p = &a[n / 2];
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[0] ^ *p ^ b[n] ^ a[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  const int *p = &a[n / 2];
  for (int i = 0; i < n; i++)
    c[i] = a[0] ^ *p ^ b[n] ^ a[i];
}

int
main (void)
{
  TRY (B, int, int, 1, 1, kernel, model);
  return 0;
}
