/* { dg-do error } */
/* Hints about alignment that say nothing.  */
#include <ripple.h>

void
f (int *c, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  ripple_ptr_alignment (&c[v], 24); /* { dg-error "3: power of two.*ripple-align-constant" } */
  ripple_ptr_alignment (&c[v], n); /* { dg-error "power of two" } */
  ripple_ptr_alignment_slice (&c[v], 16, n); /* { dg-error "constant indices" } */
  ripple_ptr_alignment_slice (&c[v], 16, 2, 0);
}
