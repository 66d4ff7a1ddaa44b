/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Contiguous loads and stores of long long.  */
#include "../ripple-test.h"
#define B 9

NOIPA static void
kernel (int n, const long long *a, const long long *b, long long *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

NOIPA static void
model (int n, const long long *a, const long long *b, long long *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] ^ b[i];
}

int
main (void)
{
  TRY (B, long long, long long, 1, 0, kernel, model);
  return 0;
}
