#include <ripple.h>

#include "layout.h"

void
KERNEL (int n, const float *a, const float *b, float *c)
{
  ripple_block_t block = ripple_set_block_shape (0, TILE_X, TILE_Y);

  ripple_parallel (block, 1);
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float tile = 0;
	  for (int k = 0; k < n; k++)
	    tile += A (i, k) * b[k * n + j];
	  c[i * n + j] = tile;
	}
    }
}
