/* { dg-do run } */
/* The id of a dimension of size 1, declared or not, is the scalar 0.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int *c, int *scalar)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 1, 2);
  size_t v = ripple_id (BS, 0);
  size_t one = ripple_id (BS, 1);
  size_t none = ripple_id (BS, 9);
  *scalar = one + none + ripple_id (BS, 3) + 5;
  c[v] = one + 3;
}

NOIPA static int
all_scalar (int x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 1);
  int v = ripple_id (BS, 0);
  return x + v;
}

int
main (void)
{
  int c[5] = { 0, 0, 0, 0, 99 }, scalar;
  kernel (c, &scalar);
  CHECK (scalar == 5 && c[4] == 99);
  for (int i = 0; i < 4; i++)
    CHECK (c[i] == 3);
  CHECK (all_scalar (8) == 8);
  return 0;
}
