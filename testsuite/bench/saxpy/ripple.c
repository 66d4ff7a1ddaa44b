#include <ripple.h>

void
KERNEL (int n, float a, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}
