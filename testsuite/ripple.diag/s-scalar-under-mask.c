/* { dg-do compile } */
/* Not an error: a scalar assigned under a shaped condition, once for each
   variable; none for a variable with a shape.  */
#include <ripple.h>

void
f (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int x = 0, y = 0;
  int t = ripple_broadcast (BS, 1, 0);
  if (a[v] > 0) /* { dg-note "the condition is here" } */
    {
      x = 1; /* { dg-warning "9: 'x' is a scalar that is assigned under a condition with the shape 'Tensor.8.'.*any lane is active.*ripple_broadcast.*ripple-scalar-under-mask" } */
      t = 1;
    }
  if (a[v] > 5)
    {
      x = 2;
      y = a[v];
    }
  c[v] = x + y + t;
}

/* Neither value leaves its way: the second begins with what the first one
   left.  */

void
g (const int *a, int *p, int *q, int k)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  if (a[v] > 0)
    {
      k++; /* { dg-warning "'k' is a scalar" } */
      *p = k;
    }
  else
    *q = k;
}
