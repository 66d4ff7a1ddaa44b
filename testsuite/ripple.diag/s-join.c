/* { dg-do error } */
/* Two sizes in one dimension do not join.  */
#include <ripple.h>

void
binary (const int *a, const int *b, int *c)
{
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  ripple_block_t twelve = ripple_set_block_shape (0, 12);
  size_t v = ripple_id (eight, 0), w = ripple_id (twelve, 0);
  int x = a[v];
  int y = b[w];
  c[v] = x + y; /* { dg-error {12: broadcast failure: cannot apply the broadcast rule between dimension size (8 and 12|12 and 8) at dimension index 0.*Tensor\[(8|12)\].*Tensor\[(8|12)\].*ripple-join} } */
}
