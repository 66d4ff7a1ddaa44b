/* { dg-do error } */
/* { dg-options "-Wno-implicit-function-declaration -Wno-int-conversion" } */
/* { dg-require "!gcc-14" } */
/* Names that <ripple.h> does not have, which older releases of GCC take for
   functions that are elsewhere.  */
#include <ripple.h>

static size_t rev (size_t k, size_t n) { return n - 1 - k; }

void
f (const float *a, float *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_block_t CS = ripple_set_shape (0, 16); /* { dg-error "23: 'ripple_set_shape' is not declared; did you mean 'ripple_set_block_shape'.*ripple-misspelt" } */
  size_t v = ripple_id (BS, 0);

  b[0] = ripple_reduce_add (1, a[v]); /* { dg-error "10: 'ripple_reduce_add' is not declared; did you mean 'ripple_reduceadd'" } */
  b[1] = ripple_reducesum (1, a[v]); /* { dg-error "10: .* did you mean 'ripple_reduceadd'" } */
  b[riple_id (BS, 0)] = 2; /* { dg-error "5: 'riple_id' is not declared; did you mean 'ripple_id'" } */
  b[ripple_id (CS, 0)] = 2;
  b[3] = __builtin_ripple_reduceadd_float (1, a[v]); /* { dg-error "10: '__builtin_ripple_reduceadd_float' is not declared; did you mean '__builtin_ripple_reduceadd_f.*'" } */
  b[v] = __builtin_ripple_shufle_f32 (a[v], a[v], 0, rev); /* { dg-error "10: .* did you mean '__builtin_ripple_shuffle_f32'" } */
  b[v] = __builtin_ripple_hypotf (a[v]); /* { dg-error "10: '__builtin_ripple_hypotf' is not declared" } */
  b[2] = ripple_frobnicate (a[v]); /* { dg-error "10: 'ripple_frobnicate' is not declared; <ripple.h> has no function of this name" } */
}
