/* { dg-do error } */
/* The removed old spelling.  */
#include <ripple.h>

void
f (int *c)
{
  ripple_block_t BS;
  BS = ripple_set_block_size (0, 8); /* { dg-error "8: ripple_set_block_size is deprecated; use ripple_set_block_shape" } */
  (void) BS;
  (void) c;
}
