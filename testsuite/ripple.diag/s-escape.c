/* The address of a tensor's variable is given away.  */
/* { dg-do error } */
#include <ripple.h>

extern int *given;

void
f (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int x;
  given = &x; /* { dg-error "9: implicit broadcasting of a store address.*ripple-store-larger" } */
  x = a[v];
  c[v] = x;
}
