/* { dg-do error } */
/* Results out of bounds.  */
#include <ripple.h>

static size_t
next (size_t k, size_t n)
{
  return k + 1 + 0 * n;
}

static size_t
before (size_t k, size_t n)
{
  return k - 1 + 0 * n;
}

static inline int
helper (int x)
{
  return ripple_shuffle (x, next); /* { dg-error {the call was to 'next' with arguments \(i64 3, i64 4\)} } */
}

static int
scalar (int x)
{
  return ripple_shuffle (x, next); /* { dg-error {arguments \(i64 0, i64 1\)\. The returned value \(1\) is greater or equal to the size of the tensor \(1\)} } */
}

int
f (int *a, int s)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3), BT;
  size_t v = ripple_id (BS, 0), w;
  int x = a[v];
  a[v] = ripple_shuffle (x, next); /* { dg-error {Evaluation of the index mapping function of ripple_shuffle returned an out of bound value; the call was to 'next' with arguments \(i64 7, i64 8\)\. The returned value \(8\) is greater or equal to the size of the tensor \(8\)} } */
  a[v] = ripple_shuffle_pair (x, s, next);
  a[v] = ripple_shuffle_pair (x, s, before); /* { dg-error {10: of ripple_shuffle_pair returned.*\(i64 0, i64 8\)\. The returned value \(18446744073709551615\).* the size of the two tensors \(16\).*ripple-shuffle-range} } */
  BT = ripple_set_block_shape (0, 4);
  w = ripple_id (BT, 0);
  a[w] = helper (a[w]);
  return scalar (s);
}
