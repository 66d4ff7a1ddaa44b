// { dg-do run }
// Index functions with commas in them.
#include "../ripple-test.h"

template <size_t S, size_t D> size_t
rotate (size_t k, size_t n)
{
  return (k * D + S) % n;
}

NOIPA static void
kernel (const int *a, int *r)
{
  ripple_block_t BS = ripple_set_block_shape (0, 7);
  size_t v = ripple_id (BS, 0);
  r[v] = ripple_shuffle (a[v], rotate<2, 3>);
  r[7 + v] = ripple_shuffle_pair (a[v], a[v] + 1, [] (size_t k, size_t n) {
      size_t t[3] = { k, n, 2 };
      return t[0] + (t[0] < t[2] ? t[1] : 0);
    });
}

int
main ()
{
  int a[7], r[14];
  for (int i = 0; i < 7; i++)
    a[i] = i * 10;
  kernel (a, r);
  for (int i = 0; i < 7; i++)
    CHECK (r[i] == a[(i * 3 + 2) % 7] && r[7 + i] == a[i] + (i < 2));
  return 0;
}
