/* { dg-do error } */
/* { dg-options "-Wno-incompatible-pointer-types" } */
/* Index functions that are no functions that can be run.  */
#include <ripple.h>

extern size_t elsewhere (size_t, size_t);
typedef size_t (*index_fn) (size_t, size_t);
index_fn variable;

__attribute__ ((weak)) size_t
weak (size_t k, size_t n)
{
  return n - 1 - k;
}

static int
narrow (int k, int n)
{
  return n - 1 - k;
}

static size_t
three (size_t k, size_t n, size_t m)
{
  return k + n * m;
}

static size_t
rev (size_t k, size_t n)
{
  return n - 1 - k;
}

static size_t
same (size_t k, size_t n)
{
  return k + 0 * n;
}

void
f (int *a, int c, index_fn p)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  int x = a[v];
  index_fn q = c ? rev : same;
  a[v] = ripple_shuffle (x, elsewhere); /* { dg-error {10: 'elsewhere' of 'ripple_shuffle' has no body.*ripple-shuffle-function} } */
  a[v] = ripple_shuffle (x, weak); /* { dg-error {'weak' of 'ripple_shuffle' is weak} } */
  a[v] = ripple_shuffle (x, (index_fn) narrow); /* { dg-error {'narrow' of 'ripple_shuffle' must have the prototype} } */
  a[v] = ripple_shuffle_pair (x, x, (index_fn) three); /* { dg-error {'three' of 'ripple_shuffle_pair' must have the prototype} } */
  a[v] = ripple_shuffle (x, variable); /* { dg-error {of 'ripple_shuffle' is not known at compile time} } */
  a[v] = ripple_shuffle (x, q); /* { dg-error {of 'ripple_shuffle' is not known at compile time} } */
}

void
g (int *a, index_fn p)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  a[v] = ripple_shuffle (a[v], p); /* { dg-error {of 'ripple_shuffle' is not known at compile time} } */
}
