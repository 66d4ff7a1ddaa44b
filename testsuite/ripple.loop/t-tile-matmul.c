/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Matrix product by tiles, the accumulator is a two-dimensional tensor.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int m, int n, int k, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  ripple_parallel (BS, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (BS, 0);
      for (int j = 0; j < n; j++)
	{
	  float tile = 0;
	  for (int l = 0; l < k; l++)
	    tile += a[l * m + i] * b[l * n + j];
	  c[i * n + j] = tile;
	}
    }
}

NOIPA static void
model (int m, int n, int k, const float *a, const float *b, float *c)
{
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++)
      {
	float sum = 0;
	for (int l = 0; l < k; l++)
	  sum += a[l * m + i] * b[l * n + j];
	c[i * n + j] = sum;
      }
}

int
main (void)
{
  for (int t = 0; t < TRIPS * TRIPS; t++)
    {
      int n = trip (t / TRIPS, 8), m = trip (t % TRIPS, 4), k = t % 5;
      BUF (float, a, k * m, t % PLACES);
      BUF (float, b, k * n, t % PLACES);
      BUF (float, c, m * n, t % PLACES);
      float *e = (float *) buf_new (m * n * sizeof *e, BUF_MIDDLE);
      kernel (m, n, k, a, b, c);
      model (m, n, k, a, b, e);
      CHECK_SAME (c, e, m * n);
      buf_free_all ();
    }
  return 0;
}
