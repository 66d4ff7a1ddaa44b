/* { dg-do error } */
/* A tensor stored to one place: the classic forgotten reduction.  */
#include <ripple.h>

void
f (const float *a, float *out)
{
  ripple_block_t BS = ripple_set_block_shape (0, 32);
  size_t v = ripple_id (BS, 0);
  *out = a[v]; /* { dg-error {8: ripple does not allow implicit broadcasting of a store address to the value address.*Tensor\[32\].*Scalar.*ripple-store-larger} } */
}
