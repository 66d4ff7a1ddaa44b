/* Lanes whose number the block has not.  */
/* { dg-do error } */

#include <ripple.h>

void
f (float *a)
{
  ripple_block_t B = ripple_set_block_shape (0, 8, 3);
  ripple_block_t H = ripple_set_block_shape (0, 8);
  size_t x = ripple_id (B, 0), y = ripple_id (B, 1), v = ripple_id (H, 0);

  a[v] = ripple_reshape (H, a[x + 8 * y]);	/* { dg-error "10: the lanes of the shape 'Tensor.8..3.' cannot have the shape 'Tensor.8.'.*ripple-reshape-lanes" } */
  a[v] = ripple_reshape (H, a[0]);	/* { dg-error "10: the lanes of the shape 'Scalar' cannot have the shape 'Tensor.8.'" } */
}
