/* Vectors that are too short, values of too many dimensions.  */
/* { dg-do error } */

#include <ripple.h>

typedef int v4 __attribute__ ((vector_size (16)));

void
f (int *a, v4 *o)
{
  ripple_block_t B = ripple_set_block_shape (0, 4, 2);
  ripple_block_t C = ripple_set_block_shape (0, 8);
  ripple_block_t D = ripple_set_block_shape (0, 4);
  size_t w = ripple_id (D, 0);
  size_t x = ripple_id (B, 0), y = ripple_id (B, 1), v = ripple_id (C, 0);

  o[0] = ripple_to_vec (4, int, B, a[x + 4 * y]);	/* { dg-error "10: cannot convert a value of the shape 'Tensor.4..2.' to a vector: only the dimensions of 'Tensor.4.' become elements.*ripple-vector-shape" } */
  o[1] = ripple_to_vec (4, int, C, a[v]);	/* { dg-error "10: a vector of 4 elements is too short for the 8 lanes.*ripple-vector-size" } */
  o[3] = ripple_to_vec_type (v4, int, C, a[v]);	/* { dg-error "10: a vector of 4 elements is too short for the 8 lanes.*ripple-vector-size" } */
  o[4] = ripple_to_vec_type (v4, float, D, a[w]);	/* { dg-error "10: 'v4'.* is no vector of elements of type 'float'.*ripple-vector-element" } */
  a[w] = vec_type_to_ripple (int, int, D, a[0]);	/* { dg-error "10: 'int' is no vector" } */
  a[v] = vec_to_ripple (4, int, C, o[2]);	/* { dg-error "a vector of 4 elements is too short for the 8 lanes" } */
}
