/* { dg-do error } */
/* A conflict in the second dimension; the first one joins.  */
#include <ripple.h>

void
f (const int *a, int *c)
{
  ripple_block_t one = ripple_set_block_shape (0, 8, 4);
  ripple_block_t two = ripple_set_block_shape (0, 8, 5);
  size_t x = ripple_id (one, 0), y = ripple_id (one, 1);
  size_t z = ripple_id (two, 1);
  int row = a[x] + a[y];
  int col = a[z];
  c[x] = ripple_reduceadd (2, row * col); /* { dg-error {broadcast failure: cannot apply the broadcast rule between dimension size (4 and 5|5 and 4) at dimension index 1.*Tensor\[8\]\[4\].*Tensor\[1\]\[5\]} } */
}
