/* { dg-do error } */
/* The address of a tensor's variable is given away.  */
#include <ripple.h>

extern void give (int *);

void
f (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int x;
  give (&x);
  x = a[v]; /* { dg-error {(implicit broadcasting of a store address|alias|escape)} } */
  c[v] = x;
}
