/* { dg-do run } */
/* Two handles: same dimension with other sizes side by side, and different
   dimensions that meet.  */
#include "../ripple-test.h"

NOIPA static void
apart (int *c, short *d)
{
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  ripple_block_t twelve = ripple_set_block_shape (0, 12);
  size_t v = ripple_id (eight, 0);
  size_t w = ripple_id (twelve, 0);
  c[v] = 2 * v;
  d[w] = 3 * w;
}

NOIPA static void
meet (int *c)
{
  ripple_block_t row = ripple_set_block_shape (0, 8);
  ripple_block_t col = ripple_set_block_shape (0, 1, 4);
  size_t x = ripple_id (row, 0);
  size_t y = ripple_id (col, 1);
  c[y * 8 + x] = x + 100 * y;
}

NOIPA static void
same (int *c)
{
  ripple_block_t one = ripple_set_block_shape (0, 8);
  ripple_block_t two = ripple_set_block_shape (1, 8);
  c[ripple_id (one, 0)] = 5 * ripple_id (two, 0);
}

int
main (void)
{
  int *c = (int *) buf_new (32 * sizeof *c, BUF_END);
  short *d = (short *) buf_new (12 * sizeof *d, BUF_END);
  apart (c, d);
  for (int i = 0; i < 8; i++)
    CHECK (c[i] == 2 * i);
  for (int i = 0; i < 12; i++)
    CHECK (d[i] == 3 * i);
  meet (c);
  for (int i = 0; i < 32; i++)
    CHECK (c[i] == i % 8 + 100 * (i / 8));
  same (c);
  for (int i = 0; i < 8; i++)
    CHECK (c[i] == 5 * i);
  buf_free_all ();
  return 0;
}
