/* { dg-do error } */
/* A store whose value has another size than its address.  */
#include <ripple.h>

void
f (const int *a, int *c)
{
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  ripple_block_t six = ripple_set_block_shape (0, 6);
  size_t v = ripple_id (eight, 0), w = ripple_id (six, 0);
  int x = a[v];
  c[w] = x; /* { dg-error {the blocks of the two sides of this assignment differ in dimension 0} } */
}
