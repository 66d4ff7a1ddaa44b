/* { dg-do error } */
/* A volatile structure has no order in which lanes would copy it.  */
#include <ripple.h>

struct s { int x; float y[3]; };

void
f (const volatile struct s *a, volatile struct s *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  c[v] = a[7 - v]; /* { dg-error {8: copy of a whole.*struct s.*ripple-aggregate} } */
}
