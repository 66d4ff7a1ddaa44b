/* { dg-do error } */
/* Block functions that call themselves with tensors, and cannot.  */
#include <ripple.h>

static float
choose (ripple_block_t BS, ripple_block_t BT, float x, int n)
{
  return n ? choose (n & 1 ? BS : BT, BT, x, n - 1) : x; /* { dg-error {14: cycle with the following functions.*: choose; which block it gets must be known: call it for each .ripple-recursion} } */
}

static float
more (ripple_block_t BS, float x, int n, ...)
{
  return n ? more (BS, x, n - 1, n) : x;
}

void
f (float *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  a[v] = choose (BS, ripple_set_block_shape (0, 5), a[v], n);
}

void
g (float *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */
  a[v] = more (BS, a[v], n); /* { dg-error {10: .*: more; the number of its arguments must not be variable} } */
}

void
h (float *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  float k = a[0];
  float inner (ripple_block_t T, float x, int m)
  {
    return m ? inner (T, x, m - 1) + k : x;
  }
  a[v] = inner (BS, a[v], n); /* { dg-error {10: .*: inner; a nested function cannot do so: define it outside} } */
}

/* It would be needed both as it is and in an instance.  */
static __attribute__ ((noclone)) float
single (float x, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  x += ripple_id (BS, 0);
  return ripple_reduceadd (1, n ? single (x, n - 1) : x); /* { dg-error {35: .*: single; GCC cannot copy it: drop 'noclone', or pass it the block} } */
}

float
m (float *a, int n)
{
  return single (a[0], n);
}

/* Another block each time, for ever.  */
static float even (ripple_block_t BS, float *x, int n);

static float
odd (ripple_block_t BS, float *x, int n)
{
  return even (BS, x, n - 1) * 2; /* { dg-error {10: .*: even, odd; its arguments have more than 64 sets of shapes} } */
}

static float
even (ripple_block_t BS, float *x, int n)
{
  size_t size = ripple_get_block_size (BS, 0);
  if (n == 0)
    return ripple_reduceadd (1, x[ripple_id (BS, 0)]);
  return odd (ripple_set_block_shape (0, size + 1), x, n);
}

float
i (float *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  return even (BS, a, n);
}

/* Dimensions that do not join: of the conditions, of the results.  */
static float
conditions (ripple_block_t BS, ripple_block_t BT, float *x, int n)
{
  if (x[ripple_id (BS, 0)] > 2)
    if (x[ripple_id (BT, 0)] > 3)
      return conditions (BS, BT, x, n - 1); /* { dg-error {14: .*: conditions; the conditions of the call have shapes that do not join: give their blocks equal sizes} } */
  return 2;
}

static float
swap (ripple_block_t BS, ripple_block_t BT, const float *x, int n) /* { dg-error {1: broadcast failure: .* size 8 and 5 at dimension index 0} } */
{ /* { dg-error {1: broadcast failure: .* size 5 and 8 at dimension index 0} "" { target *-*-* } .-1 } */
  if (n == 0)
    return x[ripple_id (BS, 0)];
  return swap (BT, BS, x, n - 1);
}

void
j (float *a, float *b, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_block_t BT = ripple_set_block_shape (0, 5);
  a[ripple_id (BS, 0)] = conditions (BS, BT, b, n);
}

void
k (float *a, float *b, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_block_t BT = ripple_set_block_shape (0, 5);
  a[ripple_id (BS, 0)] = swap (BS, BT, b, n);
}
