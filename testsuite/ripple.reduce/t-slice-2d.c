/* { dg-do run } */
/* ripple_slice along either dimension and both.  */
#include "../ripple-test.h"

NOIPA static void
kernel (const short *a, short *row, short *col, short *one)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 5);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  short v = a[8 * y + x];
  row[x] = ripple_slice (v, -1, 2);
  col[y] = ripple_slice (v, 6);
  col[5 + y] = ripple_slice (v, 0, -1);
  *one = ripple_slice (v, 7, 4);
}

int
main (void)
{
  short a[40], row[8], col[10], one;
  for (int i = 0; i < 40; i++)
    a[i] = rnd ();
  kernel (a, row, col, &one);
  for (int x = 0; x < 8; x++)
    CHECK (row[x] == a[16 + x]);
  for (int y = 0; y < 5; y++)
    CHECK (col[y] == a[8 * y + 6] && col[5 + y] == a[8 * y]);
  CHECK (one == a[39]);
  return 0;
}
