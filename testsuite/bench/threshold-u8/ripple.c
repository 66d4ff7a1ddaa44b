#include <ripple.h>

#include <stdint.h>

void
KERNEL (int n, int limit, const uint8_t *gray, uint8_t *black_white)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (gray[i] > limit)
      black_white[i] = 255;
    else
      black_white[i] = 0;
}
