/* { dg-do error } */
/* switch on a tensor.  */
#include <ripple.h>

void
f (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  switch (a[v]) /* { dg-error {switch.*Tensor\[8\].*not supported yet} } */
    {
    case 1:
      c[v] = 5;
      break;
    case 2:
      c[v] = 7;
    }
}
