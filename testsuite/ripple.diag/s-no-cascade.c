/* { dg-do error } */
/* One mistake, one error: what depends on it is not reported again.  */
#include <ripple.h>

void
f (const int *a, const int *b, int *c)
{
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  ripple_block_t six = ripple_set_block_shape (0, 6);
  size_t v = ripple_id (eight, 0), w = ripple_id (six, 0);
  int x = a[v], y = b[w];
  int z = x + y; /* { dg-error {broadcast failure} } */
  int t = z * 2;
  int u = t + x;
  c[v] = u - t;
}
