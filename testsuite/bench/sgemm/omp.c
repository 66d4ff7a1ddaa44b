/* The tile as a local array, the lanes of its rows marked simd.  */

#include "layout.h"

#define MIN(a, b) ((a) < (b) ? (a) : (b))

static inline __attribute__ ((always_inline)) void
tile (int n, const float *a, const float *b, float *c, int i, int j, int rows,
      int columns)
{
  float sum[TILE_Y][TILE_X];

  for (int r = 0; r < rows; r++)
    for (int s = 0; s < columns; s++)
      sum[r][s] = 0;
  for (int k = 0; k < n; k++)
    for (int r = 0; r < rows; r++)
#pragma omp simd
      for (int s = 0; s < columns; s++)
	sum[r][s] += A (i + r, k) * b[k * n + j + s];
  for (int r = 0; r < rows; r++)
#pragma omp simd
    for (int s = 0; s < columns; s++)
      c[(i + r) * n + j + s] = sum[r][s];
}

void
KERNEL (int n, const float *a, const float *b, float *c)
{
  for (int i = 0; i < n; i += TILE_Y)
    for (int j = 0; j < n; j += TILE_X)
      if (i + TILE_Y <= n && j + TILE_X <= n)
	tile (n, a, b, c, i, j, TILE_Y, TILE_X);
      else
	tile (n, a, b, c, i, j, MIN (TILE_Y, n - i), MIN (TILE_X, n - j));
}
