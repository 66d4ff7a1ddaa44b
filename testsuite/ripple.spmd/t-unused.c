/* { dg-do run } */
/* Handles and ids without a use leave plain scalar code.  */
#include "../ripple-test.h"

NOIPA static int
kernel (int x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 1024, 64);
  ripple_block_t other = ripple_set_block_shape (0, 3);
  size_t v = ripple_id (BS, 0);
  size_t w = ripple_id (other, 0);
  (void) v;
  (void) w;
  return x * 2;
}

int
main (void)
{
  for (int x = 0; x < 5; x++)
    CHECK (kernel (x) == 2 * x);
  return 0;
}
