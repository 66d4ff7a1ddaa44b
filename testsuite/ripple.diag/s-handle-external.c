/* { dg-do error } */
/* A handle passed to a function without a definition.  */
#include <ripple.h>

extern void other (ripple_block_t, int *);

void
f (int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  other (BS, c); /* { dg-error {3: Passing a ripple block shape to a function call with no known definition is not allowed.*ripple-block-to-unknown} } */
}
