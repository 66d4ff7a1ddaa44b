/* { dg-do error } */
/* Block functions that call themselves with tensors and return one.  */
#include <ripple.h>

static float
sum (ripple_block_t BS, float x, int n)
{
  if (n == 0)
    return ripple_reduceadd (1, x);
  return sum (BS, x * 2, n - 1) + x;
}

static float odd (ripple_block_t BS, float x, int n);

static float
even (ripple_block_t BS, float x, int n)
{
  return n ? odd (BS, x + ripple_id (BS, 0), n - 1) : x;
}

static float
odd (ripple_block_t BS, float x, int n)
{
  return even (BS, x * 2, n);
}

void
f (float *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */
  a[v] = sum (BS, a[v], n); /* { dg-error {10: cycle with the following functions.*: sum; only what returns nothing may call itself: store the result through a pointer parameter .ripple-recursion} } */
}

void
g (float *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  a[v] = even (BS, a[v], n); /* { dg-error {10: .*: even, odd;} } */
}
