/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Gathers under a condition; indices of lanes that are off are wild.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (b[i] >= 0 && b[i] < n)
	c[i] = a[b[i]];
      else
	c[i] ^= b[i] < 0 ? 1 : 2;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      if (b[i] >= 0 && b[i] < n)
	c[i] = a[b[i]];
      else
	c[i] ^= b[i] < 0 ? 1 : 2;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
