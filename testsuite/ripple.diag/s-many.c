/* { dg-do error } */
/* All errors of a function are reported in one go, in all functions.  */
#include <ripple.h>

void
f (const int *a, int *p, int *q)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  *p = a[v]; /* { dg-error {implicit broadcasting of a store address} } */
  p[v] = 5;
  *q = v; /* { dg-error {implicit broadcasting of a store address} } */
}

void
g (const int *a, int *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  *p = a[ripple_id (BS, 0)]; /* { dg-error {implicit broadcasting of a store address} } */
}
