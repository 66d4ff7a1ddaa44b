/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Contiguous loads and stores of float.  */
#include "../ripple-test.h"
#define B 20

NOIPA static void
kernel (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] + b[i] / 2;
}

NOIPA static void
model (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] + b[i] / 2;
}

int
main (void)
{
  TRY (B, float, float, 1, 0, kernel, model);
  return 0;
}
