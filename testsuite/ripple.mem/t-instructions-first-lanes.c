/* { dg-do run } */
/* { dg-isa "native avx2" } */
/* { dg-options "-fplugin-arg-ripple-gather=never" } */
/* Short rows of a sparse matrix: neither their blocks nor their rests are
   gathers.  No index is kept in a vector register while others are loaded.  */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -mtune=znver3 -fplugin-arg-ripple-gather=auto" } */
/* { dg-asm-not {gather\w+\t} product } */
/* { dg-asm-not {vpextr} product } */
/* { dg-asm-not {vmovq\t%xmm\d+, %r} gathered } */
#include "../ripple-test.h"

NOIPA void
product (int rows, const int *start, const int *column, const float *v,
	 const float *x, float *y)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  for (int r = 0; r < rows; r++)
    {
      float s = 0;
#pragma ripple parallel Block(BS) Dims(0) reduction(+: s)
      for (int k = start[r]; k < start[r + 1]; k++)
	s += v[k] * x[column[k]];
      y[r] = s;
    }
}

NOIPA void
gathered (int n, const int *index, const float *x, float *y)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < n; i++)
    y[i] = x[index[i]];
}

#define ROWS 40

int
main (void)
{
  static float v[ROWS * ROWS], x[ROWS], y[ROWS];
  static int start[ROWS + 1], column[ROWS * ROWS];
  for (int r = 0, k = 0; r < ROWS; r++)
    {
      x[r] = r - 7;
      for (int j = 0; j < r; j++, k++)
	{
	  v[k] = k % 5;
	  column[k] = (r * 3 + j * 7) % ROWS;
	}
      start[r + 1] = k;
    }
  product (ROWS, start, column, v, x, y);
  for (int r = 0; r < ROWS; r++)
    {
      float s = 0;
      for (int k = start[r]; k < start[r + 1]; k++)
	s += v[k] * x[column[k]];
      CHECK (y[r] == s);
    }
  gathered (ROWS / 16 * 16, column, x, y);
  for (int i = 0; i < ROWS / 16 * 16; i++)
    CHECK (y[i] == x[column[i]]);
  return 0;
}
