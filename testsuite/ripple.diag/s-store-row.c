/* { dg-do error } */
/* A two-dimensional value stored to a row.  */
#include <ripple.h>

void
f (const float *a, float *row)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  row[x] = a[8 * y + x]; /* { dg-error {ripple does not allow implicit broadcasting of a store address to the value address.*Tensor\[8\]\[4\].*Tensor\[8\]} } */
}
