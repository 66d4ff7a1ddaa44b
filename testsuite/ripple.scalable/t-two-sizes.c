/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-isa "native avx2 sse2" } */
/* Blocks of which two sizes are scalable, for loops that are independent.  */
#include "ripple-test.h"

enum { N = 70, DEPTH = 9 };

static float a[N * DEPTH], b[N * DEPTH], c[N * N + 8], e[N * N + 8];

NOIPA static void
product (int rows, int cols, int depth)
{
  ripple_block_t bs = ripple_set_block_shape (0, ripple_scalable (4),
					      ripple_scalable (4));
#pragma ripple parallel Block(bs) Dims(1) BlockIndependent
  for (int i = 0; i < rows; i++)
    {
#pragma ripple parallel Block(bs) Dims(0) BlockIndependent
      for (int j = 0; j < cols; j++)
	{
	  float sum = i;
	  for (int k = 0; k < depth; k++)
	    sum += a[k * rows + i] * b[k * cols + j];
	  c[i * cols + j] = sum;
	}
    }
}

/* The scalable dimensions in another order, conditions, an inner loop that
   says nothing; the size as a number.  */
NOIPA static size_t
steps (int rows, int cols)
{
  ripple_block_t bs = ripple_set_block_shape (0, 2, ripple_scalable (1), 1,
					      ripple_scalable (3));
#pragma ripple parallel Block(bs) Dims(3) BlockIndependent
  for (int i = 0; i < rows; i++)
    {
      ripple_parallel (bs, 0, 1);
      for (int j = 0; j < cols; j++)
	if ((i ^ j) & 1)
	  c[i * cols + j] += i;
	else
	  for (int k = 0; k < i; k++)
	    c[i * cols + j]++;
    }
  return ripple_get_block_size (bs, 3);
}

/* The outer loop takes the lower dimension.  */
NOIPA static void
turned (int rows, int cols)
{
  ripple_block_t bs = ripple_set_block_shape (0, ripple_scalable (4),
					      ripple_scalable (2));
  ripple_parallel (bs, 0);
  for (int j = 0; j < cols; j++)
    {
#pragma ripple parallel Block(bs) Dims(1) BlockIndependent
      for (int i = 0; i < rows; i++)
	c[i * cols + j] = 2 * c[i * cols + j] + j;
    }
}

int
main (void)
{
  static const int sizes[] = { 0, 1, 3, 4, 5, 16, 17, 33, 70 };
  for (int i = 0; i < N * DEPTH; i++)
    {
      a[i] = i * 7 % 11 - 5;
      b[i] = i * 5 % 13 - 6;
    }
  for (int x = 0; x < 81; x++)
    {
      int rows = sizes[x / 9], cols = sizes[x % 9], depth = x % DEPTH;
      for (int i = 0; i < N * N + 8; i++)
	c[i] = e[i] = i % 100;
      product (rows, cols, depth);
      size_t size = steps (rows, cols);
      CHECK (size % 3 == 0 && size >= 3);
      turned (rows, cols);
      for (int i = 0; i < rows; i++)
	for (int j = 0; j < cols; j++)
	  {
	    float sum = 2 * i;
	    for (int k = 0; k < depth; k++)
	      sum += a[k * rows + i] * b[k * cols + j];
	    e[i * cols + j] = 2 * sum + j;
	  }
      CHECK (memcmp (c, e, sizeof c) == 0);
    }
  return 0;
}
