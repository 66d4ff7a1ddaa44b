/* { dg-do error } */
/* Globals, statics and members of structures have no room for lanes.  */
#include <ripple.h>

int global;
struct s { int k; };

void
f (const int *a, struct s *s)
{
  static int local;
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  global = a[v]; /* { dg-error {implicit broadcasting of a store address.*Tensor\[8\].*Scalar} } */
  local += a[v]; /* { dg-error {implicit broadcasting of a store address.*Tensor\[8\].*Scalar} } */
  s->k = a[v]; /* { dg-error {implicit broadcasting of a store address.*Tensor\[8\].*Scalar} } */
}
