// { dg-do error }
// Where shapes come from, in instances of templates and in lambdas.
#include <ripple.h>

template <typename T>
static T
dot (const T *a, const T *b, size_t i, size_t k)
{
  T x = a[i]; // { dg-note "5: 'x' gets it here" }
  T y = b[k]; // { dg-note "5: 'y' gets it here" }
  return ripple_reduceadd (1, x * y); // { dg-error "broadcast failure" }
}

void
f (const float *a, const float *b, float *c)
{
  ripple_block_t sixteen = ripple_set_block_shape (0, 16);
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (sixteen, 0); // { dg-note "14: the shape 'Tensor.16.' comes from 'ripple_id' here" }
  size_t w = ripple_id (eight, 0); // { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" }

  *c = dot (a, b, v, w);
}

void
g (const float *a, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (BS, 0); // { dg-note "14: the shape 'Tensor.4.' comes from 'ripple_id' here" }
  auto set = [&] (size_t i) { *c = a[i]; }; // { dg-error "34: .*store address" }

  set (v);
}
