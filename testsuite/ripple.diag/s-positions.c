/* Errors stand where the program has what is wrong: in an argument of a macro,
   at a computed goto.  */
/* { dg-do error } */

#include <ripple.h>

#define AT(X, I) ((X)[I])

void
arguments (int *a, int *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_block_t small = ripple_set_block_shape (0, 5);

  b[1] = ripple_reduceadd (1, a[ripple_id (block, 10)]); /* { dg-error "33: the requested dimension index .10." } */
  b[2] = ripple_reduceadd (1, a[ripple_id (block, 0)] + b[ripple_id (small, 0)]); /* { dg-error "broadcast failure" } */
  b[3] = ripple_reduceadd (1, ripple_reducemax (8, a[ripple_id (block, 0)])); /* { dg-error "reduction applied on a dimension out of bounds" } */
  b[4] = AT (a, ripple_id (block, 11)); /* { dg-error "17: the requested dimension index .11." } */
}

void
jump (int *a, void **to)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */

  goto *to[a[v] & 1]; /* { dg-error "3: computed 'goto' on a value with the shape 'Tensor.8.', in a function without a label .*ripple-goto-shaped" } */
}

void
jumps (int *a, void **to)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);

  if (a[1])
    goto *to[a[0] & 1];
  a[v] = 1;
  goto *to[a[v] & 1]; /* { dg-error "3: computed 'goto'" } */
}
