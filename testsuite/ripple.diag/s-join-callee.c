/* { dg-do error } */
/* The error is inside the callee that makes its own shape.  */
#include <ripple.h>

static int
add (int x, const int *p)
{
  ripple_block_t six = ripple_set_block_shape (0, 6);
  int y = p[ripple_id (six, 0)];
  return ripple_reduceadd (1, x + y); /* { dg-error {10: broadcast failure: cannot apply the broadcast rule between dimension size (8 and 6|6 and 8) at dimension index 0.*ripple-join} } */
}

void
f (const int *a, int *c)
{
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (eight, 0);
  *c = add (a[v], a);
}
