/* { dg-do run } */
/* Bodies without an effect, and annotated loops whose block is not used.  */
#include "../ripple-test.h"

NOIPA static int
kernel (int n, const int *a)
{
  int i;
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (i = 0; i < n; i++)
    ;
  ripple_parallel (BS, 0);
  for (int j = 0; j < n; j++)
    {
    }
  ripple_parallel (BS, 0);
  for (int j = 0; j < n; j++)
    (void) a[j];
  return i;
}

int
main (void)
{
  int a[30] = { 0 };
  for (int n = 0; n < 30; n++)
    CHECK (kernel (n, a) == n);
  return 0;
}
