/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers through unsigned indices.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[b[i] % (n + 1u)] ^ a[n - b[i] % n];
}

NOIPA static void
model (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[b[i] % (n + 1u)] ^ a[n - b[i] % n];
}

int
main (void)
{
  TRY (B, unsigned, unsigned, 1, 1, kernel, model);
  return 0;
}
