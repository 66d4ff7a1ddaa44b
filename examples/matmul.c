/* C = A B for matrices of any size, stored row by row.

   Two nested loops are annotated, each with a dimension of its own: the lanes
   of dimension 0 are 16 columns of C, those of dimension 1 are 16 rows, or 4
   without AVX-512.  The variable TILE depends on both and so is a tile of
   16x16 elements, 16 vectors that stay in registers.  The loop over K is an
   ordinary one; in it

       A[i][k]   varies with the row only:    a column of 16 elements,
       B[k][j]   varies with the column only: a row of 16 elements,

   and their product is an outer product: 16 multiply-adds of the row with one
   element of the column each.  Tiles at the edges of C are masked.

   Usage: matmul  */

#include "common.h"

void matmul_reference (int m, int n, int depth, const float *restrict a,
		       const float *restrict b, float *restrict c);

#ifdef REFERENCE

/* The order of the loops that GCC can vectorise.  */

void
matmul_reference (int m, int n, int depth, const float *restrict a,
		  const float *restrict b, float *restrict c)
{
  for (int i = 0; i < m; i++)
    {
      for (int j = 0; j < n; j++)
	c[i * n + j] = 0;
      for (int k = 0; k < depth; k++)
	for (int j = 0; j < n; j++)
	  c[i * n + j] += a[i * depth + k] * b[k * n + j];
    }
}

#else

#include <ripple.h>

#define COLUMNS 16
#ifdef __AVX512F__
# define ROWS 16
# define TILE "16x16"
#else
# define ROWS 4
# define TILE "16x4"
#endif

static void
matmul (int m, int n, int depth, const float *a, const float *b, float *c)
{
  ripple_block_t block = ripple_set_block_shape (0, COLUMNS, ROWS);

  ripple_parallel (block, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float tile = 0;
	  for (int k = 0; k < depth; k++)
	    tile += a[i * depth + k] * b[k * n + j];
	  c[i * n + j] = tile;
	}
    }
}

struct data
{
  int m, n, depth;
  const float *a, *b;
  float *c;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  matmul (d->m, d->n, d->depth, d->a, d->b, d->c);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  matmul_reference (d->m, d->n, d->depth, d->a, d->b, d->c);
}

/* Multiply matrices of random elements in [-1, 1] and compare every element of
   the product.  A sum of DEPTH products of at most 1 has an error of at most
   (DEPTH + 1) DEPTH u, u = 2^-24, whatever the order; two of them twice that.
   C has a guard row behind it that must stay as it was.  */

static long
check_product (int m, int n, int depth)
{
  float *a = allocate (sizeof *a * m * depth);
  float *b = allocate (sizeof *b * depth * n);
  float *c = allocate (sizeof *c * (m + 1) * n);
  float *want = allocate (sizeof *want * (m + 1) * n);

  for (int i = 0; i < m * depth; i++)
    a[i] = (float) (2 * random_unit () - 1);
  for (int i = 0; i < depth * n; i++)
    b[i] = (float) (2 * random_unit () - 1);
  for (int i = 0; i < (m + 1) * n; i++)
    c[i] = want[i] = 1e6f;
  matmul (m, n, depth, a, b, c);
  matmul_reference (m, n, depth, a, b, want);

  double bound = 2 * (depth + 1) * (double) depth * 0x1p-24;
  long wrong = check_floats ("matmul", c, want, (size_t) (m + 1) * n, bound);
  free (a);
  free (b);
  free (c);
  free (want);
  return wrong;
}

int
main (void)
{
  /* Whole tiles, then tiles cut at the right, below, and at both edges.  */
  long wrong = check_product (64, 64, 64);
  wrong += check_product (48, 83, 31);
  wrong += check_product (57, 32, 100);
  wrong += check_product (37, 45, 77);
  wrong += check_product (5, 3, 9);

  enum { M = 200, N = 200, DEPTH = 200 };
  float *a = allocate (sizeof *a * M * DEPTH);
  float *b = allocate (sizeof *b * DEPTH * N);
  float *c = allocate (sizeof *c * M * N);
  for (int i = 0; i < M * DEPTH; i++)
    a[i] = (float) random_unit ();
  for (int i = 0; i < DEPTH * N; i++)
    b[i] = (float) random_unit ();

  struct data data = { M, N, DEPTH, a, b, c };
  double faster = speed_up (run_ripple, run_reference, &data);
  return report ("matmul", TILE, VECTORS (COLUMNS, float) * ROWS, faster,
		 wrong);
}

#endif
