/* { dg-do error } */
/* Lengths that a template makes wrong.  */
#include <ripple.h>

template <int L> void
g (int n, float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block(BS) Dims(0) Safelen(L)	/* { dg-error "9: expected the length of 'Safelen'" } */
  for (int i = 0; i < n; i++)
    a[i]++;
}

void
h (int n, float *a)
{
  g<8> (n, a);
  g<0> (n, a);
}
