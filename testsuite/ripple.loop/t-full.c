/* { dg-do run } */
/* NoRemainder: the trip count is a multiple of the block.  */
#include "../ripple-test.h"
#define B 12

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < B * n; i++)
    c[i] = a[i] ^ b[i] ^ i;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < B * n; i++)
    c[i] = a[i] ^ b[i] ^ i;
}

int
main (void)
{
  TRY (3, int, int, B, 0, kernel, model);
  return 0;
}
