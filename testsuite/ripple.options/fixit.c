/* Mistakes that one edit mends.  */
#include <ripple.h>

void
f (int n, float *a, float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);

#pragma ripple parallel Blok(BS) Dims(0)
  for (int i = 0; i < n; i++)
    a[i] = 1;
#pragma ripple paralel Block(BS) Dims(0)
  for (int i = 0; i < n; i++)
    a[i] = 1;
}
