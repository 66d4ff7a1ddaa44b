/* { dg-do compile } */
/* Scalars that are assigned under conditions which macros of system headers
   write: ripple_foreach_unique means what is under its own; of others the
   warning is as good as of any.  */
#include <ripple.h>
#include "common/system-macro.h"

int
f (const int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  int seen = 0, positive = 0, both = 0;
  ripple_foreach_unique (value, a[v])
    seen += value;
  IF_POSITIVE (a[v]) /* { dg-note "the condition is here" } */
    positive = 1; /* { dg-warning "14: 'positive' is a scalar.*ripple-scalar-under-mask" } */
  ripple_foreach_unique (value, a[v])
    if (a[v] > value) /* { dg-note "the condition is here" } */
      both = 1; /* { dg-warning "12: 'both' is a scalar.*ripple-scalar-under-mask" } */
  return seen + positive + both;
}
