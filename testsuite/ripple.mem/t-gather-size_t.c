/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers of doubles through size_t and long indices.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const double *a, const double *b, double *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      size_t k = (size_t) (b[i] < 0 ? -b[i] : b[i]) % (n + 1);
      long l = (long) b[i] % 7 + 7;
      c[i] = a[k] + a[l];
    }
}

NOIPA static void
model (int n, const double *a, const double *b, double *c)
{
  for (int i = 0; i < n; i++)
    {
      size_t k = (size_t) (b[i] < 0 ? -b[i] : b[i]) % (n + 1);
      long l = (long) b[i] % 7 + 7;
      c[i] = a[k] + a[l];
    }
}

int
main (void)
{
  TRY (B, double, double, 1, 14, kernel, model);
  return 0;
}
