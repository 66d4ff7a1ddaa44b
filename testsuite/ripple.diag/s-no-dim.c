/* Annotated loops over dimensions that their block was not declared with; one
   that it was declared with may have one lane.  */
/* { dg-do error } */

#include <ripple.h>

void
f (int n, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 1);	/* { dg-error "3: the block of this annotated loop has no dimension 1; its last one is 0 .ripple-loop-no-dim" } */
  for (int i = 0; i < n; i++)
    y[i] = 1;
  ripple_parallel (block, 0, 2); /* { dg-error "3: .*no dimension 2" } */
  for (int i = 0; i < n; i++)
    y[i] = 2;
}

void
g (int n, float *y)
{
  ripple_block_t flat = ripple_set_block_shape (0, 16, 1);

  ripple_parallel (flat, 0, 1);
  for (int i = 0; i < n; i++)
    y[i] = 1;
  ripple_parallel (flat, 1);
  for (int i = 0; i < n; i++)
    y[i] = 2;
}
