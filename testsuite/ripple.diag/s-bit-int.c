/* { dg-do error } */
/* { dg-require bitint } */
/* Integers of any number of bits are no elements.  */
#include <ripple.h>

void
odd (_BitInt (37) *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */

  x[v] *= 2; /* { dg-error "4: cannot create a vector of the type '_BitInt.37.' with the shape 'Tensor.8.'.*but not '_BitInt'.*ripple-element-type" } */
}

void
large (int n, unsigned _BitInt (128) *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    x[i] = x[i] + 1; /* { dg-error "13: the type 'unsigned _BitInt.128.' with" } */
}

void
as_int (unsigned _BitInt (32) *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);

  x[v] = x[v] + 1; /* { dg-error "11: the type 'unsigned _BitInt.32.' with" } */
}
