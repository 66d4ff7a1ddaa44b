/* { dg-do run } */
/* Lane-dependent values from a constant table and from ?: on the id.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int *c)
{
  static const short table[8] = { 5, 3, -1, 0, 7, 7, 2, -9 };
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  c[v] = table[v] + table[7 - v] * (v < 3 ? 10 : 100);
}

int
main (void)
{
  static const short table[8] = { 5, 3, -1, 0, 7, 7, 2, -9 };
  int c[8];
  kernel (c);
  for (int v = 0; v < 8; v++)
    CHECK (c[v] == table[v] + table[7 - v] * (v < 3 ? 10 : 100));
  return 0;
}
