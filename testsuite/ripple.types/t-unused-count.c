/* Bits that are counted and used by nobody.  */
/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
#include "../ripple-test.h"

NOIPA static void
count (int *o, const unsigned *x)
{
  ripple_block_t bs = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (bs, 0);
  (void) __builtin_popcount (x[v]);
  if (x[v] & 1)
    o[v] = 1, __builtin_popcount (x[v] + 1), __builtin_clz (x[v]);
  int unused = __builtin_popcountll (x[v]);
  unused++;
}

int
main (void)
{
  unsigned x[8] = { 1, 2, 3, 4, 5, 6, 7, 8 };
  int o[8] = { 0 };
  count (o, x);
  for (int k = 0; k < 8; k++)
    CHECK (o[k] == (k % 2 == 0));
  return 0;
}
