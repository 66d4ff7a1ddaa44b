/* { dg-do error } */
/* A handle that may be one of two blocks.  */
#include <ripple.h>

void
f (int k, int *c)
{
  ripple_block_t a = ripple_set_block_shape (0, 8);
  ripple_block_t b = ripple_set_block_shape (0, 12);
  ripple_block_t BS = k ? a : b;
  c[ripple_id (BS, 0)] = 1; /* { dg-error {5: block.*ripple-block-unknown} } */
}
