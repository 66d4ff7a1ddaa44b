/* { dg-do error } */
/* Blocks that cannot be cut and are too long for straight code.  */
#include <ripple.h>

void
function (double *x, const double *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 262144);
  size_t v = ripple_id (block, 0);
  x[v] = 2 * y[v]; /* { dg-error {15: a value of shape Tensor.262144. has [0-9]+ vectors.*take a smaller block.*ripple-lane-limit} } */
}

void
may_overlap (int n, int *x, const int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 65536);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    x[i] = 2 * y[i]; /* { dg-error {has [0-9]+ vectors.*ripple-lane-limit} } */
}

float
sum (int n, const float *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 65536);
  float s = 0;
  #pragma ripple parallel Block(block) Dims(0) reduction(+: s) /* { dg-error {has [0-9]+ vectors.*ripple-lane-limit} } */
  for (int i = 0; i < n; i++)
    s += x[i];
  return s;
}
