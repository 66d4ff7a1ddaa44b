/* { dg-do error } */
/* A large structure cannot be a lane.  */
#include <ripple.h>

struct s { int x; float y[300]; };

void
f (const struct s *a, struct s *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  c[v] = a[7 - v]; /* { dg-error {(cannot create a vector|copy of a whole).*struct s} } */
}
