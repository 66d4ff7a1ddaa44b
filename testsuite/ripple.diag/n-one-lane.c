/* A remark on a loop whose block has no lanes in its dimension.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-report=missed" } */

#include <ripple.h>

void
f (int n, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 1);

  ripple_parallel (block, 1);	/* { dg-note "not vectorized: .*ripple-loop-one-lane" } */
  for (int i = 0; i < n; i++)
    y[i] = 1;
}
