/* { dg-do error } */
/* A tensor returned from an ordinary function.  */
#include <ripple.h>

int
f (const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  return a[v]; /* { dg-error {Ripple does not allow vectorization of the return value.*Tensor\[8\]} } */
}

float
g (int n, const float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  float s = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    s += a[i];
  return s; /* { dg-error {10: Ripple does not allow vectorization of the return value.*Tensor\[8\].*ripple-return-shaped} } */
}

/* Neither complex numbers nor structures of lanes.  */
_Complex float
h (const _Complex float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  return a[v] * a[v]; /* { dg-error {15: Ripple does not allow vectorization of the return value.*Tensor\[8\].*ripple-return-shaped} } */
}

_Complex double
chosen (const _Complex double *a, const double *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  _Complex double z = 1;
  if (b[v] > 0)
    z = a[v];
  return z; /* { dg-error {10: Ripple does not allow vectorization of the return value.*Tensor\[8\].*ripple-return-shaped} } */
}

struct point { float x, y; };

struct point
p (const struct point *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  struct point q = { a[v].x, 2 };
  return q; /* { dg-error {10: Ripple does not allow vectorization of the return value.*Tensor\[8\].*ripple-return-shaped} } */
}
