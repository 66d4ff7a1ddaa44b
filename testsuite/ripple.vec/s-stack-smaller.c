/* What is smaller than a block is repeated, with a warning.  */
/* { dg-do compile } */

#include <ripple.h>

void
f (float *a)
{
  ripple_block_t B = ripple_set_block_shape (0, 8, 2);
  ripple_block_t H = ripple_set_block_shape (0, 8);
  size_t x = ripple_id (B, 0), y = ripple_id (B, 1), v = ripple_id (H, 0);

  a[x + 8 * y] = ripple_stack (B, a[v], 0);	/* { dg-warning "argument 1 to 'ripple_stack' does not match provided block shape" } */
}
