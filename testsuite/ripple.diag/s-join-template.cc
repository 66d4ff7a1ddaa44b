/* { dg-do error } */
// A join that fails in one instance of a template only.
#include <ripple.h>

template <int X, int Y>
static void
copy (const int *a, int *c)
{
  ripple_block_t x = ripple_set_block_shape (0, X);
  ripple_block_t y = ripple_set_block_shape (0, Y);
  int s = a[ripple_id (x, 0)];
  int t = a[ripple_id (y, 0)];
  *c = ripple_reduceadd (1, s * t); /* { dg-error {broadcast failure.*(5 and 7|7 and 5)} } */
}

void
f (const int *a, int *c)
{
  copy<5, 5> (a, c);
  copy<5, 7> (a, c);
}
