/* { dg-do error } */
/* What the API names but nobody has.  */
#include <ripple.h>

void
f (float *p)
{
  ripple_sync (0); /* { dg-error "3: ripple_sync is not implemented; the lanes of a block run together" } */
  ripple_set_mem (0, p); /* { dg-error "3: ripple_set_mem is not implemented" } */
  ripple_aligned_start (p); /* { dg-error "3: ripple_aligned_start is not implemented; use ripple_ptr_alignment" } */
  ripple_aligned_end (p); /* { dg-error "3: ripple_aligned_end is not implemented; use ripple_ptr_alignment" } */
}
