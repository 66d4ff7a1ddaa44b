/* { dg-do error } */
/* Numbers of blocks that a template makes wrong.  */
#include <ripple.h>

template <int M> void
g (int n, float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block(BS) Dims(0) Interleave(M)	/* { dg-error "9: expected how many blocks 'Interleave'" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}

void
h (int n, float *a)
{
  g<8> (n, a);
  g<99> (n, a);
}
