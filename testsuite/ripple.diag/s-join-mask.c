/* { dg-do error } */
/* A statement whose shape does not join the condition it stands under.  */
#include <ripple.h>

void
f (const int *a, int *c)
{
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  ripple_block_t six = ripple_set_block_shape (0, 6);
  size_t v = ripple_id (eight, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */
  size_t w = ripple_id (six, 0); /* { dg-note "14: the shape 'Tensor.6.' comes from 'ripple_id' here" } */
  if (a[v] > 0)
    c[w] = 1; /* { dg-error {broadcast failure.*(8 and 6|6 and 8)} } */
}
