/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* The order of float sums over one dimension of a block, and over a block
   whose extents are powers of two.  */
#include "../ripple-test.h"

NOIPA static void
kernel (const float *a, float *rows, float *cols, float *all)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  float v = a[8 * y + x];
  rows[y] = ripple_reduceadd (1, v);
  cols[x] = ripple_reduceadd (2, v);
  *all = ripple_reduceadd (3, v);
}

NOIPA static float
fold (int n, const float *a, int stride)
{
  float t[32];
  for (int i = 0; i < n; i++)
    t[i] = a[i * stride];
  while ((n /= 2) > 0)
    for (int i = 0; i < n; i++)
      t[i] += t[i + n];
  return t[0];
}

int
main (void)
{
  for (int k = 0; k < 100; k++)
    {
      float a[32], rows[4], cols[8], all;
      for (int i = 0; i < 32; i++)
	a[i] = (float) ((int) (rnd () % 2000001) - 1000000) / 700001;
      kernel (a, rows, cols, &all);
      for (int y = 0; y < 4; y++)
	CHECK (rows[y] == fold (8, a + 8 * y, 1));
      for (int x = 0; x < 8; x++)
	CHECK (cols[x] == fold (4, a + x, 8));
      CHECK (all == fold (32, a, 1));
    }
  return 0;
}
