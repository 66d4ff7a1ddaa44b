/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conditions of several widths joined.  */
#include "../ripple-test.h"
#define B 19

NOIPA static void
kernel (int n, const double *a, const double *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      signed char s = a[i];
      short h = b[i] * 4;
      float f = a[i];
      if (s > 10 && h > 20 && f > -50)
	c[i] = 1;
      else if (s > 0 || h > 0)
	c[i] = s < h && (f > 0 || s == h) ? 2 : 3;
    }
}

NOIPA static void
model (int n, const double *a, const double *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      signed char s = a[i];
      short h = b[i] * 4;
      float f = a[i];
      if (s > 10 && h > 20 && f > -50)
	c[i] = 1;
      else if (s > 0 || h > 0)
	c[i] = s < h && (f > 0 || s == h) ? 2 : 3;
    }
}

int
main (void)
{
  TRY (B, double, int, 1, 0, kernel, model);
  return 0;
}
