/* { dg-do error } */
/* A handle from memory: its shape is not known.  */
#include <ripple.h>

void
f (ripple_block_t *p, int *c)
{
  ripple_block_t BS = *p;
  c[ripple_id (BS, 0)] = 1; /* { dg-error {block} } */
}
