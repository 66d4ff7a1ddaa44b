/* A tile of TILE_Y rows of TILE_X / 16 vectors stays in registers; A is read
   with an embedded broadcast.  Tiles at the edges: the columns are masked, the
   last row stands in for the missing rows, which are not stored.  */

#include "avx512.h"
#include "layout.h"

#define VECTORS (TILE_X / 16)

static inline __attribute__ ((always_inline)) void
tile (int n, const float *a, const float *b, float *c, int i, int j, int rows,
      int columns)
{
  __m512 sum[TILE_Y][VECTORS], vb[VECTORS];
  uint64_t valid = first_lanes (columns);

#pragma GCC unroll 32
  for (int r = 0; r < TILE_Y; r++)
#pragma GCC unroll 4
    for (int v = 0; v < VECTORS; v++)
      sum[r][v] = _mm512_setzero_ps ();
  for (int k = 0; k < n; k++)
    {
#pragma GCC unroll 4
      for (int v = 0; v < VECTORS; v++)
	{
	  const float *p = b + k * n + j + 16 * v;
	  vb[v] = columns == TILE_X ? _mm512_loadu_ps (p)
		  : _mm512_maskz_loadu_ps ((__mmask16) (valid >> 16 * v), p);
	}
#pragma GCC unroll 32
      for (int r = 0; r < TILE_Y; r++)
	{
	  int row = rows == TILE_Y || r < rows ? i + r : i + rows - 1;
	  __m512 va = _mm512_set1_ps (A (row, k));
#pragma GCC unroll 4
	  for (int v = 0; v < VECTORS; v++)
	    sum[r][v] = _mm512_fmadd_ps (va, vb[v], sum[r][v]);
	}
    }
#pragma GCC unroll 32
  for (int r = 0; r < TILE_Y; r++)
    if (r < rows)
#pragma GCC unroll 4
      for (int v = 0; v < VECTORS; v++)
	_mm512_mask_storeu_ps (c + (i + r) * n + j + 16 * v,
			       (__mmask16) (valid >> 16 * v), sum[r][v]);
}

void
KERNEL (int n, const float *restrict a, const float *restrict b,
	float *restrict c)
{
  for (int i = 0; i < n; i += TILE_Y)
    for (int j = 0; j < n; j += TILE_X)
      if (i + TILE_Y <= n && j + TILE_X <= n)
	tile (n, a, b, c, i, j, TILE_Y, TILE_X);
      else
	tile (n, a, b, c, i, j, n - i < TILE_Y ? n - i : TILE_Y,
	      n - j < TILE_X ? n - j : TILE_X);
}
