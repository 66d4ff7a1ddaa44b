/* Stacks of the wrong number, shape or type; bits that do not match.  */
/* { dg-do error } */

#include <ripple.h>

void
f (float *a, double *d, float *p)
{
  ripple_block_t B = ripple_set_block_shape (0, 8, 3);
  ripple_block_t H = ripple_set_block_shape (0, 8);
  size_t x = ripple_id (B, 0), y = ripple_id (B, 1), v = ripple_id (H, 0);

  a[x + 8 * y] = ripple_stack (B, a[v], a[v]);	/* { dg-error "18: the provided stacking dimension .3. exceeds the number of tensors provided to be stacked .2..*ripple-stack" } */
  a[x + 8 * y] = ripple_stack (B, a[v], a[y], a[v]);	/* { dg-error "argument 1 to 'ripple_stack' has the shape 'Tensor.1..3.', which does not fit in 'Tensor.8.'" } */
  a[x + 8 * y] = ripple_stack (B, a[v], p, a[v]);	/* { dg-error "argument 1 to 'ripple_stack' has the type 'float .'" } */
  d[v] = ripple_reinterp_f64 (H, a[v]);	/* { dg-error "10: cannot see the bits of 32 bytes, the shape 'Tensor.8.' of 'float', as 64 bytes.*ripple-reinterp-size" } */
}
