/* { dg-do error } */
/* The dimension must be a constant.  */
#include <ripple.h>

void
f (int *c, int dim)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  c[ripple_id (BS, dim)] = 1; /* { dg-error {5: dimension must be a compile-time constant.*ripple-dim-constant} } */
}
