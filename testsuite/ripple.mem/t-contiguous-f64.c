/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Contiguous loads and stores of double.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const double *a, const double *b, double *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] + b[i] / 2;
}

NOIPA static void
model (int n, const double *a, const double *b, double *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] + b[i] / 2;
}

int
main (void)
{
  TRY (B, double, double, 1, 0, kernel, model);
  return 0;
}
