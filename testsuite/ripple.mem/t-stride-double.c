/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Strides 2 and 3 on doubles.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const double *a, const double *b, double *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[3 * i] = a[2 * i] + a[2 * i + 1];
      c[3 * i + 2] = b[3 * i + 1] * 2;
    }
}

NOIPA static void
model (int n, const double *a, const double *b, double *c)
{
  for (int i = 0; i < n; i++)
    {
      c[3 * i] = a[2 * i] + a[2 * i + 1];
      c[3 * i + 2] = b[3 * i + 1] * 2;
    }
}

int
main (void)
{
  TRY (B, double, double, 3, 0, kernel, model);
  return 0;
}
