/* { dg-do compile } */
/* { dg-isa "native" } */
/* { dg-options "-Wall" } */
/* { dg-levels "-O2" } */
/* An array that is smaller than a block: GCC says so where whole blocks are
   accessed in any case, and not where there may be none, as the array would
   have to be larger (late/small-objects.cc).  */
#include <ripple.h>

int array[3], from[64];

void
always (void)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  ripple_parallel (BS, 0);
  for (int i = 0; i < 4; i++)
    array[i] = from[i];		/* { dg-warning "outside array bounds" } */
}

void
often (void)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  ripple_parallel_full (BS, 0);
  for (int i = 0; i < 64; i++)
    array[i] = 2 * from[i];	/* { dg-warning "outside array bounds" } */
}

void
sometimes (int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    array[i] = from[i];
}
