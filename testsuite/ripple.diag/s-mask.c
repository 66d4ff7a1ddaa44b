/* { dg-do error } */
/* Bit masks of dimensions that are not those of the block.  */
#include <ripple.h>

void
f (float *a, float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 4);
  size_t v = ripple_id (BS, 0), w = ripple_id (BS, 1);

  b[v] = ripple_reduceadd (0, a[v]); /* { dg-warning "10: 'ripple_reduceadd' is used with empty vector dimensions.*the mask of dimension 0 is 1.*ripple-mask-empty" } */
  b[v] = ripple_broadcast (BS, 0, 1.0f); /* { dg-warning "10: 'ripple_broadcast' is used with empty vector dimensions" } */
  b[v] = ripple_broadcast (BS, 4, 1.0f); /* { dg-warning "10: 'ripple_broadcast' is used with empty vector dimensions" } */
  b[v + 4 * w] = ripple_broadcast (BS, 7, 1.0f);
  b[0] = ripple_reduceadd (0, 1.0f);
  b[v] = ripple_reducemax (5, a[v]); /* { dg-error "10: reduction applied on a dimension out of bounds: the value has the shape 'Tensor.4.'; did you mean to use the mask .0b1.*ripple-reduce-range" } */
}
