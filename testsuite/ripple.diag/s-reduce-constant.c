/* { dg-do error } */
/* The dimensions of a reduction must be a constant.  */
#include <ripple.h>

int
f (const int *a, int dims)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  return ripple_reduceadd (dims, a[v]); /* { dg-error {compile-time} } */
}
