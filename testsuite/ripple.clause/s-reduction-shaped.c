/* { dg-do error } */
/* Variables of clause reduction that have lanes in its dimensions.  */
#include <ripple.h>

float
f (int n, const float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  float sum = 0, row = ripple_broadcast (BS, 2, 1.0f);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    sum += a[i];
#pragma ripple parallel Block(BS) Dims(0) reduction(+: row)
  for (int i = 0; i < n; i++)
    row += a[i];
#pragma ripple parallel Block(BS) Dims(0) reduction(+: sum)	/* { dg-error "56: the variable in 'reduction' has the shape 'Tensor\\\[8\\\]' before the loop" } */
  for (int i = 0; i < n; i++)
    sum += a[i];
  return ripple_reduceadd (2, row);
}
