/* { dg-do run } */
/* out[id0 + id1]: overlapping lanes of an affine address; the highest flat
   index wins.  Also one address for all lanes of a dimension.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int *out, int *last, int *row)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  out[x + y] = 10 * x + y;
  last[x & 1] = x;
  row[8 * y + x / 2] = x + 100 * y;
}

int
main (void)
{
  int out[11], last[2], row[32] = { 0 }, e[11], f[32] = { 0 };
  kernel (out, last, row);
  for (int y = 0; y < 4; y++)
    for (int x = 0; x < 8; x++)
      {
	e[x + y] = 10 * x + y;
	f[8 * y + x / 2] = x + 100 * y;
      }
  CHECK_SAME (out, e, 11);
  CHECK_SAME (row, f, 32);
  CHECK (last[0] == 6 && last[1] == 7);
  return 0;
}
