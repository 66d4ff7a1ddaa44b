/* { dg-do error } */
/* Dimensions out of range.  */
#include <ripple.h>

void
f (int *c, size_t *s)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  c[ripple_id (BS, 10)] = 1; /* { dg-error {5: the requested dimension index \(10\) exceeds the number of dimensions supported by Ripple; supported values are in the range \[0, 9\] per block shape.*ripple-dim-range} } */
  *s = ripple_get_block_size (BS, 11); /* { dg-error {the requested dimension index \(11\) exceeds} } */
  c[ripple_id (BS, -1)] = 2; /* { dg-error {the requested dimension index \(-1\) exceeds} } */
}
