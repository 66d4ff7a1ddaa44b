/* { dg-do error } */
/* Reductions over dimensions that no block has.  */
#include <ripple.h>

int
f (const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  return ripple_reduceadd (5, a[v]); /* { dg-error {dimension out of bounds.*Tensor\[8\].*did you mean to use the mask \(0b1\)} } */
}

int
g (const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  return ripple_reducemax (8 + 2 + 1, a[x] * a[y]); /* { dg-error {dimension out of bounds.*Tensor\[8\]\[4\].*did you mean to use the mask \(0b11\)} } */
}

/* A dimension of extent 1 counts if it is declared.  */

int
h (const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 1);
  size_t v = ripple_id (BS, 0);
  int ok = ripple_reduceadd (3, a[v]);
  return ok + ripple_reduceadd (4 + 1, a[v]); /* { dg-error {dimension out of bounds} } */
}

/* Another block of the function does not count.  */

int
k (const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_block_t other = ripple_set_block_shape (0, 8, 4);
  size_t v = ripple_id (BS, 0), w = ripple_id (other, 1);
  int x = ripple_reduceadd (2, a[w]);
  return x + ripple_reduceadd (3, a[v]); /* { dg-error {dimension out of bounds} } */
}
