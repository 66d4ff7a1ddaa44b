/* { dg-do error } */
/* Slices out of bounds and with a variable index.  */
#include <ripple.h>

int
f (const int *a, int k)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int x = a[v];
  int s = ripple_slice (x, 8); /* { dg-error {slice index 8 is out of bounds.*Tensor\[8\]} } */
  return s + ripple_slice (x, k); /* { dg-error {(slice|constant)} } */
}
