/* { dg-do run } */
/* A variable has the shape of its last value: scalar, one dimension, the
   other dimension, both, scalar again.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int *c, int *row, int *col, int *full, int *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 3);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  int t = 5;
  *c = t;
  t = x * 2;
  row[x] = t;
  t = y + 7;
  col[y] = t;
  t = t * 10 + x;
  full[4 * y + x] = t;
  t = 6;
  *d = t;
}

int
main (void)
{
  int c, d, row[4], col[3], full[12];
  kernel (&c, row, col, full, &d);
  CHECK (c == 5 && d == 6);
  for (int i = 0; i < 4; i++)
    CHECK (row[i] == 2 * i);
  for (int i = 0; i < 3; i++)
    CHECK (col[i] == i + 7);
  for (int i = 0; i < 12; i++)
    CHECK (full[i] == (i / 4 + 7) * 10 + i % 4);
  return 0;
}
