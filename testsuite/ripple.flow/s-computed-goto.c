/* { dg-do error } */
/* Computed gotos in functions that have no label to lead to.  */
#include <ripple.h>

void
no_label (const int *a, int *c, void *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */
  int x = a[v];
  if (x > 4) /* { dg-note {6: the vector branch is here} } */
    goto *p; /* { dg-error {5: it decides over a computed goto.*ripple-region-shaped} } */
  c[v] = x;
}
