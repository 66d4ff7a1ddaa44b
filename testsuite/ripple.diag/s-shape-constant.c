/* { dg-do error } */
/* Sizes that are no constants, or not positive.  */
#include <ripple.h>

void
f (int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, n); /* { dg-error {23: block shape is not known at compile time: its size in dimension 0 .*ripple-shape-constant} } */
  c[ripple_id (BS, 0)] = 1;
}

void
g (int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 0); /* { dg-error {the size of this block in dimension 1 is less than 1} } */
  c[ripple_id (BS, 0)] = 1;
}

void
h (int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 65536, 65536); /* { dg-error {23: this block is too large.*ripple-shape-size} } */
  c[ripple_id (BS, 0)] = 1;
}
