/* { dg-do run } */
/* A loop on a high dimension of a ten-dimensional block.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 1, 1, 1, 1, 1, 1, 1, 1, 2,
					      8);
  ripple_parallel (BS, 9);
  for (int i = 0; i < n; i++)
    c[i] = a[i] & b[i];
  ripple_parallel (BS, 9, 8);
  for (int i = 0; i < n; i++)
    c[i] ^= i;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = (a[i] & b[i]) ^ i;
}

int
main (void)
{
  TRY (8, int, int, 1, 0, kernel, model);
  return 0;
}
