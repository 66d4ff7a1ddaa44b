/* { dg-do error } */
/* Functions that return a value and call themselves, with tensors.  */
#include <ripple.h>

static int odd (int x);

static int
even (int x) /* { dg-error {Ripple encountered a cycle with the following functions.*(even|odd)} 0 } */
{
  return x <= 0 ? 1 : odd (x - 1);
}

static int
odd (int x)
{
  return x <= 0 ? 0 : even (x - 1);
}

void
f (const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  c[v] = even (a[v]);
}
