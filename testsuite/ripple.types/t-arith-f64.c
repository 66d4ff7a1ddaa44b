/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Arithmetic on double.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const double *a, const double *b, double *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      double x = a[i], y = b[i];
      c[8 * i] = x + y;
      c[8 * i + 1] = x - y;
      c[8 * i + 2] = x * y;
      c[8 * i + 3] = x / y;
      c[8 * i + 4] = -x;
      c[8 * i + 5] = x * 0.5f + 1;
      c[8 * i + 6] = 1 / y;
      c[8 * i + 7] = !x + (x && y);
    }
}

NOIPA static void
model (int n, const double *a, const double *b, double *c)
{
  for (int i = 0; i < n; i++)
    {
      double x = a[i], y = b[i];
      c[8 * i] = x + y;
      c[8 * i + 1] = x - y;
      c[8 * i + 2] = x * y;
      c[8 * i + 3] = x / y;
      c[8 * i + 4] = -x;
      c[8 * i + 5] = x * 0.5f + 1;
      c[8 * i + 6] = 1 / y;
      c[8 * i + 7] = !x + (x && y);
    }
}

int
main (void)
{
  TRY (B, double, double, 8, 0, kernel, model);
  return 0;
}
