/* Types of which there are no lanes, and other errors about values.  */
/* { dg-do error } */

#include <ripple.h>

typedef float v4 __attribute__ ((vector_size (16)));
v4 wide (float);

void
slice (int n, int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);

  a[0] = ripple_slice (a[v], n); /* { dg-error "10: the indices of a slice must be .*ripple-slice-constant" } */
}

void
result (int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);

  if (wide (a[v])[0] > 2) /* { dg-error "7: the result of this call has the shape .*ripple-call-result" } */
    a[v] = 1;
}

int
reduction (int n, int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  int sum = a[ripple_id (block, 0)];

#pragma ripple parallel Block(block) Dims(0) reduction(+: sum) /* { dg-error "59: the variable in 'reduction' has the shape .*ripple-reduction-shaped" } */
  for (int i = 0; i < n; i++)
    sum += a[i];
  return ripple_reduceadd (1, sum);
}
