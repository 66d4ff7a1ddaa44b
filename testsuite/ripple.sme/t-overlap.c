/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* Where a product is stored over its factors, or rows over each other, the
   order of blocks is what the program says, not that of tiles.  */
#include "../ripple-test.h"

enum { ROWS = 4, SIZE = 4000 };

static size_t lanes;

NOIPA static void
product (const float *a, const float *b, float *c, int m, int n, int k,
	 int ld)
{
  ripple_block_t block
    = ripple_set_block_shape (0, ripple_scalable (4), ROWS);
  lanes = ripple_get_block_size (block, 0);
  ripple_parallel (block, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[l * m + i] * b[l * n + j];
	  c[i * ld + j] = s;
	}
    }
}

/* Block by block: all sums of one come before what it stores.  */

static void
reference (const float *a, const float *b, float *c, int m, int n, int k,
	   int ld)
{
  static float sum[ROWS][1024];
  for (int y = 0; y < m; y += ROWS)
    for (int x = 0; x < n; x += lanes)
      {
	for (int i = y; i < m && i < y + ROWS; i++)
	  for (int j = x; j < n && j < x + (int) lanes; j++)
	    {
	      float s = 0;
	      for (int l = 0; l < k; l++)
		s += a[l * m + i] * b[l * n + j];
	      sum[i - y][j - x] = s;
	    }
	for (int i = y; i < m && i < y + ROWS; i++)
	  for (int j = x; j < n && j < x + (int) lanes; j++)
	    c[i * ld + j] = sum[i - y][j - x];
      }
}

int
main (void)
{
  static float f[SIZE], g[SIZE];
  static const int sizes[][3] = { { 9, 20, 3 }, { 17, 17, 5 }, { 33, 9, 2 } };
  for (unsigned t = 0; t < sizeof sizes / sizeof *sizes; t++)
    {
      int m = sizes[t][0], n = sizes[t][1], k = sizes[t][2];
      int b = m * k + 50, end = b + n * k;
      int places[] = { 0, 1, m * k - 3, m * k, b - 1, b, b + 5, end - 1, end };
      for (unsigned p = 0; p < sizeof places / sizeof *places; p++)
	for (int ld = n - 3; ld <= n + 1; ld++)
	  {
	    for (int i = 0; i < SIZE; i++)
	      f[i] = g[i] = i * 7 % 5 - 2;
	    product (f, f + b, f + places[p], m, n, k, ld);
	    reference (g, g + b, g + places[p], m, n, k, ld);
	    for (int i = 0; i < SIZE; i++)
	      CHECK (f[i] == g[i]);
	  }
    }
  return 0;
}
