/* { dg-do run } */
/* Downwards, i >= low with a low bound that is not 0.  */
#include "../ripple-test.h"
#define B 7

NOIPA static void
kernel (int n, const short *a, const short *b, short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = n + 2; i >= 3; i--)
    c[i] = a[i] - (b[i] & i);
}

NOIPA static void
model (int n, const short *a, const short *b, short *c)
{
  for (int i = n + 2; i >= 3; i--)
    c[i] = a[i] - (b[i] & i);
}

int
main (void)
{
  TRY (B, short, short, 1, 3, kernel, model);
  return 0;
}
