/* Remarks on accesses that are not done by whole vectors.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-report=missed" } */

#include <ripple.h>

void
gather (int n, const int *index, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = x[index[i]];	/* { dg-note {load .*ripple-(gather|lane-by-lane)} } */
}

void
scatter (int n, const int *index, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    y[index[i]] = x[i];	/* { dg-note {store .*ripple-(gather|lane-by-lane)} } */
}
