/* { dg-do error } */
/* Arguments of calls, made once for each lane, whose shapes do not join.  */
#include <ripple.h>

extern int external (int, int);

static int
lane (int a, int b)
{
  return a * b; /* { dg-error "12: broadcast failure: .* dimension size (8 and 5|5 and 8) at dimension index 0" } */
}

void
f (int *a, double *b, int (*p) (int, int))
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
  ripple_block_t C = ripple_set_block_shape (0, 5);
  size_t v = ripple_id (B, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */
  size_t w = ripple_id (C, 0); /* { dg-note "14: the shape 'Tensor.5.' comes from 'ripple_id' here" } */

  a[v] = external (a[v], a[w]); /* { dg-error "10: broadcast failure: .* dimension size 8 and 5 at dimension index 0.*ripple-join" } */
  a[v] = p (a[v], a[w]); /* { dg-error "10: broadcast failure: .* dimension size 8 and 5" } */
  b[v] = __builtin_pow (b[v], b[w]); /* { dg-error "10: broadcast failure: .* dimension size 8 and 5" } */
  a[v] = lane (a[v], a[w]);
}
