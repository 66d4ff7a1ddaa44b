/* A warning of a loop over a dimension that its block was not declared
   with.  */
/* { dg-do compile } */

#include <ripple.h>

void
f (int n, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 1);	/* { dg-warning "3: annotated loop not vectorized: its block has no dimension 1; the last one is 0.*ripple-loop-no-dim" } */
  for (int i = 0; i < n; i++)
    y[i] = 1;
}
