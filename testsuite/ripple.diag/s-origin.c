/* { dg-do error } */
/* An error that is about shapes says where they come from: the statement that
   has it first, and the variables on the shortest way.  */
#include <ripple.h>

void
store (int n, const float *a, float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  float s = 0;

  ripple_parallel (BS, 0); /* { dg-note "3: this annotated loop gives the shape 'Tensor.16.' to its counter .ripple-origin." } */
  for (int i = 0; i < n; i++)
    s += a[i]; /* { dg-note "7: 's' gets it here" } */
  *b = s; /* { dg-error "6: .*store address" } */
}

void
join (float *a, const float *b)
{
  ripple_block_t sixteen = ripple_set_block_shape (0, 16);
  ripple_block_t eight = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (sixteen, 0); /* { dg-note "14: the shape 'Tensor.16.' comes from 'ripple_id' here" } */
  size_t w = ripple_id (eight, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */
  float x = a[v];
  float y = b[w]; /* { dg-note "9: 'y' gets it here" } */
  float z = x * 2; /* { dg-note "9: 'z' gets it here" } */

  a[v] = z + y; /* { dg-error "12: broadcast failure" } */
}

/* Of two dimensions only the one that is too many.  */

void
rows (const float *a, float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 8);
  size_t v = ripple_id (BS, 0);
  size_t w = ripple_id (BS, 1); /* { dg-note "14: the shape 'Tensor.1..8.' comes from" } */

  b[v] = a[v + 4 * w]; /* { dg-error "8: .*store address" } */
}

/* A condition gives a shape.  */

void
chosen (const float *a, float *b, float c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (BS, 0); /* { dg-note "the shape 'Tensor.4.' comes from 'ripple_id' here" } */
  float x = a[v] > c ? 1 : 2; /* { dg-note "'x' gets it here" } */

  *b = x; /* { dg-error "store address" } */
}

/* Through block functions, which are inlined.  */

static void
set (float *p, float x)
{
  float y = x + 1; /* { dg-note "'y' gets it here" } */
  p[1] = ripple_reduceadd (1, y);
  *p = y; /* { dg-error "6: .*store address" } */
}

void
calls (const float *a, float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  set (b, a[ripple_id (BS, 0)]); /* { dg-note "13: the shape 'Tensor.4.' comes from 'ripple_id' here" } */
}

void
sent (const float *a, float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4);
  float x = ripple_broadcast (BS, 1, *a); /* { dg-note "13: the shape 'Tensor.4.' comes from 'ripple_broadcast' here" } */
  *b = x; /* { dg-error "6: .*store address" } */
}
