/* { dg-do run } */
/* Two annotations with the same clauses on one loop are one annotation
   with the product of both blocks.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3);
  ripple_parallel (BS, 0);
  ripple_parallel (BS, 1);
  for (int i = 0; i < n; i++)
    c[i] = a[i] & b[i];
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = a[i] & b[i];
}

int
main (void)
{
  TRY (24, int, int, 1, 0, kernel, model);
  return 0;
}
