// { dg-do error }
// What throws has no result.
#include <ripple.h>

template <size_t M> size_t
throws (size_t k, size_t n)
{
  if (k == M)
    throw 1; // { dg-note {has no body in this unit} }
  return k % n;
}

template <typename F> void
g (int *a, F index)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  a[v] = ripple_shuffle (a[v], index); // { dg-error {'.*throws.*4.*' with arguments \(i64 4, i64 8\)} }
}

void
h (int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  a[v] = ripple_shuffle (a[v], throws<8>);
  g (a, throws<4>);
}
