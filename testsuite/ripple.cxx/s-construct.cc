/* { dg-do error } */
// One object that lanes would make, each of its own values.
#include <new>
#include <ripple.h>

struct seen
{
  int v;
  seen (int x) : v (x) { }
};
struct unseen
{
  int v;
  unseen (int x);
  ~unseen ();
};

void
own (const int *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  unseen fine (x[v]), too (ripple_reduceadd (1, x[v]));
}

unseen *
allocated (const int *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  return new unseen (x[v]); // { dg-error "lanes cannot make one 'unseen' of their own values: these have the shape 'Tensor.8.', the address of the object has the shape 'Scalar'; make it a local variable.*ripple-store-larger" }
}

seen *
placed (const int *x, void *place)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  return new (place) seen (x[v]); // { dg-error "lanes cannot make one 'seen'" }
}

void
fixed (const int *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  static unseen one (x[v]); // { dg-error "lanes cannot make one 'unseen'" }
}

unseen *
spread (const int *x, unseen *place)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  new (place + v) unseen (x[v]);
  return place;
}
