/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Scatters of doubles.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const double *a, const double *b, double *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i * 5 % 7 + i / 7 * 7] = a[i] + b[i];
}

NOIPA static void
model (int n, const double *a, const double *b, double *c)
{
  for (int i = 0; i < n; i++)
    c[i * 5 % 7 + i / 7 * 7] = a[i] + b[i];
}

int
main (void)
{
  TRY (B, double, double, 1, 7, kernel, model);
  return 0;
}
