/* { dg-do error } */
/* The dimensions of a reduction must be a constant.  */
#include <ripple.h>

void
f (const int *a, int dims, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  c[v] = ripple_reduceadd (dims, a[v]); /* { dg-error {compile-time} } */
}
