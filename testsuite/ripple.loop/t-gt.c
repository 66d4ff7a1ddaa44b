/* { dg-do run } */
/* Downwards, i > low.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = n; i > 0; --i)
    c[i - 1] = (a[i - 1] | b[i - 1]) ^ i;
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = n; i > 0; --i)
    c[i - 1] = (a[i - 1] | b[i - 1]) ^ i;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
