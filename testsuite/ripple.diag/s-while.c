/* { dg-do error } */
/* A loop whose lanes end at different times.  */
#include <ripple.h>

void
f (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int x = a[v];
  while (x > 0) /* { dg-error {exit condition of this loop has the shape.*Tensor\[8\].*not supported yet} } */
    x /= 2;
  c[v] = x;
}
