/* { dg-do error } */
/* The dimension of a scan: a constant that names one of the value's.  */
#include <ripple.h>

void
f (const float *a, float *b, int dims)
{
  ripple_block_t B = ripple_set_block_shape (0, 8, 4);
  size_t v = ripple_id (B, 0), w = ripple_id (B, 1), k = v + 8 * w;
  b[k] = ripple_scanadd (3, a[k]); /* { dg-error "10: 'ripple_scanadd' goes along one dimension, but the bit mask names several of the shape 'Tensor.8..4.'; make a row of the lanes by 'ripple_reshape', or scan one dimension after the other .ripple-scan-dims" } */
  b[k] = ripple_scanmax_exclusive (4, a[k]); /* { dg-error "10: scan along a dimension out of bounds: the value has the shape 'Tensor.8..4.'; did you mean to use the mask .0b11.*ripple-scan-dims" } */
  b[k] = ripple_scanmul (dims, a[k]); /* { dg-error "10: the dimensions of a reduction, scan or broadcast must be a compile-time bit mask" } */
  b[k] = ripple_scanadd (0, a[k]); /* { dg-warning "'ripple_scanadd' is used with empty vector dimensions" } */
}
