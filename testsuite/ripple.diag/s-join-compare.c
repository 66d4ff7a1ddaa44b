/* { dg-do error } */
/* A comparison whose operands do not join.  */
#include <ripple.h>

void
f (const int *a, const int *b, int *c)
{
  ripple_block_t three = ripple_set_block_shape (0, 3);
  ripple_block_t four = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (three, 0), w = ripple_id (four, 0);
  int x = a[v], y = b[w];
  if (x < y) /* { dg-error {broadcast failure: cannot apply the broadcast rule between dimension size (3 and 4|4 and 3) at dimension index 0} } */
    *c = 1;
}
