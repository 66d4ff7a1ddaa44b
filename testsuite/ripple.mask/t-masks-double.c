/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* 64-bit conditions and data.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const double *a, const double *b, double *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = a[i] - b[i];
      else if (a[i] < 10)
	c[i] = b[i] * 2;
      else
	c[i] = c[i] > 0 ? 1.5 : -c[i];
    }
}

NOIPA static void
model (int n, const double *a, const double *b, double *c)
{
  for (int i = 0; i < n; i++)
    {
      if (a[i] > b[i])
	c[i] = a[i] - b[i];
      else if (a[i] < 10)
	c[i] = b[i] * 2;
      else
	c[i] = c[i] > 0 ? 1.5 : -c[i];
    }
}

int
main (void)
{
  TRY (B, double, double, 1, 0, kernel, model);
  return 0;
}
