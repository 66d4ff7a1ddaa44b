#include <ripple.h>

void
KERNEL (int n, const float *x, const float *y, float *result)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);
  float sum = 0;

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  *result = ripple_reduceadd (0b1, sum);
}
