/* { dg-do error } */
/* An ordered sum starts from a value that has at most its shape.  */
#include <ripple.h>

void
kernel (const float *x, float *s)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t i = ripple_id (BS, 0), j = ripple_id (BS, 1);
  s[j] = ripple_reduceadd_ordered (1, x[i], x[8 * j + i]); /* { dg-error "10: an ordered sum of the shape 'Tensor.1..4.' cannot start from a value of the shape 'Tensor.8.'; reduce the start first.*ripple-ordered-start" } */
}
