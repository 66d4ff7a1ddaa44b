/* Remarks on a nest that is run row by row, and on one that is not, as it
   stores across rows.  */
/* { dg-do compile } */
/* { dg-options "-mavx2 -fplugin-arg-ripple-report=all" } */
/* { dg-require "vectors x86" } */
/* { dg-levels "-O2" } */

#include <ripple.h>

void
rows (int n, int m, int w, const float *restrict a, float *restrict c)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 4);

  ripple_parallel (block, 1);	/* { dg-note "run one lane at a time of this one: .*ripple-loop-by-lanes" } */
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);	/* { dg-note "block Tensor.(16|32|64)., .*ripple-loop." } */
      for (int j = 0; j < m; j++)
	c[i * w + j] = a[i * w + j] + a[i * w + j + 1];
    }
}

void
transposed (int n, int m, int w, const float *restrict a, float *restrict c)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 8);

  ripple_parallel (block, 1);	/* { dg-note "block Tensor.1..8., .*ripple-loop." } */
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (block, 0);	/* { dg-note "block Tensor.8., .*ripple-loop." } */
      for (int j = 0; j < m; j++)
	c[j * w + i] = a[i * w + j];
    }
}
