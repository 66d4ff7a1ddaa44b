/* { dg-do run } */
/* One loop over three dimensions in several orders.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 2, 4, 3);
  ripple_parallel (BS, 0, 1, 2);
  for (int32_t i = 0; i < n; i++)
    c[i] = a[i] * 3;
  ripple_parallel (BS, 2, 0, 1);
  for (size_t i = 0; i < (size_t) n; i++)
    c[i] += b[i];
  ripple_parallel (BS, 1, 2);
  for (int i = 0; i < n; i++)
    c[i] ^= i;
}

NOIPA static void
model (int n, const unsigned *a, const unsigned *b, unsigned *c)
{
  for (int i = 0; i < n; i++)
    c[i] = (a[i] * 3 + b[i]) ^ i;
}

int
main (void)
{
  TRY (24, unsigned, unsigned, 1, 0, kernel, model);
  return 0;
}
