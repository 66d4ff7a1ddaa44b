/* The product of two matrices on the tiles of SME, from a program for any
   processor.

   Usage: matmul [N [TIMES]]	C = A B for N x N matrices (64), so many times

   The exit status is 0 if C is right.

   This file is in the public domain; copy from it what you like.  */

#include <ripple.h>
#include <stdio.h>
#include <stdlib.h>

static void
matmul (int n, const float *a, const float *b, float *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 32, 32);

  ripple_parallel (block, 1);
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float sum = 0;
	  for (int k = 0; k < n; k++)
	    sum += a[i * n + k] * b[k * n + j];
	  c[i * n + j] = sum;
	}
    }
}

/* All elements of a row of A, and of a column of B, are the same: the sums are
   known.  */

int
main (int argc, char **argv)
{
  int n = argc > 1 ? atoi (argv[1]) : 64;
  int times = argc > 2 ? atoi (argv[2]) : 1;
  float *a = malloc (n * n * sizeof *a);
  float *b = malloc (n * n * sizeof *b);
  float *c = malloc (n * n * sizeof *c);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      {
	a[i * n + j] = i % 5 - 2;
	b[i * n + j] = j % 7;
      }
  for (int t = 0; t < times; t++)
    matmul (n, a, b, c);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      if (c[i * n + j] != (float) (n * (i % 5 - 2) * (j % 7)))
	{
	  printf ("row %d, column %d: %g is wrong\n", i, j,
		  (double) c[i * n + j]);
	  return 1;
	}
  free (c);
  free (b);
  free (a);
  return 0;
}
