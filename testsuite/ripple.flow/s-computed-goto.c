/* { dg-do error } */
/* A computed goto that only some lanes come to.  */
#include <ripple.h>

void
f (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */
  int x = a[v];
  void *p = n ? &&one : &&two;
  if (x > 4) /* { dg-note "6: the vector branch is here" } */
    goto *p; /* { dg-error {5: it decides over a computed goto.*ripple-region-shaped} } */
one:
  x++;
two:
  c[v] = x;
}
