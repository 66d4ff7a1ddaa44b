/* { dg-do error } */
/* A block that cannot be cut and is too long for straight code.  */
#include <ripple.h>

void
f (double *x, const double *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 262144);
  size_t v = ripple_id (block, 0);
  x[v] = 2 * y[v]; /* { dg-error {15: a value of shape Tensor.262144. has [0-9]+ vectors.*take a smaller block.*ripple-lane-limit} } */
}
