/* { dg-do error } */
/* Blocks that are too long in one instance.  */
#include <ripple.h>

template <int L> void
f (int n, float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block(BS) Dims(0) Safelen(L)	/* { dg-error "9: blocks of 8 lanes" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}

void
h (int n, float *a)
{
  f<8> (n, a);
  f<4> (n, a);
}
