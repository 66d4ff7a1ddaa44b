/* { dg-do run } */
/* The dimensions of a reduction through locals, enumerators, expressions.  */
#include "../ripple-test.h"

enum { ROW = 1 << 0, COL = 1 << 1 };

NOIPA static void
kernel (const int *a, int *rows, int *all)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  const uint64_t mask = ROW | COL;
  int dims = 0b01;
  int v = a[8 * y + x];
  rows[y] = ripple_reduceadd (dims, v);
  *all = ripple_reduceadd (mask, v);
}

int
main (void)
{
  int a[32], rows[4], all, sum = 0;
  for (int i = 0; i < 32; i++)
    sum += a[i] = rnd () & 0xffff;
  kernel (a, rows, &all);
  CHECK (all == sum);
  CHECK (rows[0] + rows[1] + rows[2] + rows[3] == sum);
  return 0;
}
