/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers of 64-bit integers, index loaded and scaled.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const long *a, const long *b, long *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned long k = (unsigned long) b[i];
      c[i] = a[k % (n + 1)] ^ a[3 * (k % 5)] ^ a[k % 3 * 2 + 1];
    }
}

NOIPA static void
model (int n, const long *a, const long *b, long *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned long k = (unsigned long) b[i];
      c[i] = a[k % (n + 1)] ^ a[3 * (k % 5)] ^ a[k % 3 * 2 + 1];
    }
}

int
main (void)
{
  TRY (B, long, long, 1, 14, kernel, model);
  return 0;
}
