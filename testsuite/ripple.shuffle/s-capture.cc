// { dg-do error }
// A lambda that captures is no function.
#include <ripple.h>

void
f (int *a, size_t s)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  a[v] = ripple_shuffle (a[v], [s] (size_t k, size_t n) { return (k + s) % n; }); // { dg-error {no matching function|cannot convert} }
}

