/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fchecking -g -fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -march=armv9-a+sme" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 1 } */
/* The transpose of the RFC, with a lambda.  */
#include "../ripple-test.h"

enum { TILE = 32, ROWS = 96, COLS = 64 };

static inline __attribute__ ((always_inline)) float
transpose_tile (float *tile, size_t v)
{
  auto transpose = [] (size_t k, size_t) -> size_t
  {
    unsigned offset = k / TILE;
    unsigned row = k % TILE;
    return row * TILE + offset;
  };
  return ripple_shuffle (tile[v], transpose);
}

NOIPA static void
transpose_ripple (float *dest, float *src, unsigned m, unsigned k)
{
  ripple_block_t block = ripple_set_block_shape (0, TILE, TILE);
  size_t x = ripple_id (block, 0);
  size_t y = ripple_id (block, 1);
  for (int i = 0; i < m; i += TILE)
    for (int j = 0; j < k; j += TILE)
      {
	dest[y * TILE + x] = transpose_tile (&src[i * k + j], y * k + x);
	dest += TILE * TILE;
      }
}

int
main ()
{
  static float a[ROWS * COLS], b[ROWS * COLS];
  for (int i = 0; i < ROWS * COLS; i++)
    a[i] = i;
  transpose_ripple (b, a, ROWS, COLS);
  for (int i = 0; i < ROWS * COLS; i++)
    {
      int t = i / (TILE * TILE), r = i % (TILE * TILE);
      int row = t / 2 * TILE + r % TILE, col = t % 2 * TILE + r / TILE;
      CHECK (b[i] == a[row * COLS + col]);
    }
  return 0;
}
