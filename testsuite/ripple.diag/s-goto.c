/* { dg-do error } */
/* goto under a shaped condition backwards.  */
#include <ripple.h>

void
f (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int x = a[v];
again:
  x -= 3;
  if (x > 0) /* { dg-error {(SESE|exit condition of this loop|not supported yet)} } */
    goto again;
  c[v] = x;
}
