/* Blocks in variables that another unit may set; that this one sets them once
   does not tell their shape.  Static ones are known.  */
/* { dg-do error } */

#include <ripple.h>

ripple_block_t both;		/* { dg-note "16: it is declared here" } */
extern ripple_block_t other;	/* { dg-note "23: it is declared here" } */
static ripple_block_t own;
ripple_block_t const fixed = 0;

void
init (void)
{
  both = ripple_set_block_shape (0, 16);
  own = ripple_set_block_shape (0, 16);
}

void
f (int n, float *x)
{
  ripple_parallel (both, 0);	/* { dg-error "3: another unit may set the block 'both' to another shape; make the variable 'static' or local .ripple-block-unknown" } */
  for (int i = 0; i < n; i++)
    x[i] *= 2;
}

void
g (float *x)
{
  x[ripple_id (other, 0)] = 1;	/* { dg-error "5: another unit may set the block 'other'" } */
}

void
h (int n, float *x)
{
  ripple_parallel (own, 0);
  for (int i = 0; i < n; i++)
    x[i] *= 2;
}
