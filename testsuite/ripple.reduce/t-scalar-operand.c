/* { dg-do run } */
/* A reduction of a scalar, or along a dimension of extent 1, is the value.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int s, const int *a, int *r, int *row)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  (void) x;
  r[0] = ripple_reduceadd (1, s);
  r[1] = ripple_reducemul (3, s + 1);
  r[2] = ripple_reducemax (1023, s);
  r[3] = ripple_reducexor (2, a[0]);
  row[y] = ripple_reduceadd (1, a[y]);
}

int
main (void)
{
  int a[4] = { 5, 6, 7, 8 }, r[4], row[4];
  kernel (3, a, r, row);
  CHECK (r[0] == 3 && r[1] == 4 && r[2] == 3 && r[3] == 5);
  CHECK_SAME (row, a, 4);
  return 0;
}
