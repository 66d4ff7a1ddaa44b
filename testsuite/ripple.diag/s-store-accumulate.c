/* { dg-do error } */
/* A sum accumulated in memory by an annotated loop.  */
#include <ripple.h>

void
f (int n, const float *a, float *sum)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    *sum += a[i]; /* { dg-error {implicit broadcasting of a store address.*Tensor\[16\].*Scalar} } */
}
