/* { dg-do run } */
/* { dg-options "-std=c99 -D_GNU_SOURCE" } */
/* Strict C99.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const short *a, const short *b, short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] > b[i] ? a[i] : b[i];
}

NOIPA static void
model (int n, const short *a, const short *b, short *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] > b[i] ? a[i] : b[i];
}

int
main (void)
{
  TRY (16, short, short, 1, 0, kernel, model);
  return 0;
}
