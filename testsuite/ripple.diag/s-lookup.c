/* { dg-do error } */
/* The number of elements of a table.  */
#include <ripple.h>

void
f (int n, const float *t, const int *x, float *r)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  r[v] = ripple_lookup (n, t, x[v]);	/* { dg-error "10: the number of elements .*ripple-lookup-size" } */
  r[v] += ripple_lookup (0, t, x[v]);	/* { dg-error "11: .*from 1 to 256.*ripple-lookup-size" } */
  r[v] += ripple_lookup (257, t, x[v]);	/* { dg-error "11: .*ripple-lookup-size" } */
}
