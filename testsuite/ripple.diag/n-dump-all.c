/* The option dump=all.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-dump=all" } */

#include <ripple.h>

void
f (int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  int x = a[v];	/* { dg-note "7: 'x' has the shape 'Tensor.8.' here .ripple-shape" } */
  /* { dg-note "7: this load .*ripple-access" "" { target *-*-* } .-1 } */

  if (x > 3)
    a[v] = 1;	/* { dg-note "6: from here on under a mask: the condition at 15:6" } */
}
