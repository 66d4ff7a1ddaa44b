/* { dg-do error } */
/* The operands of ripple_compress, ripple_expand and ripple_permute: masks
   that fit, numbers, a place for the count.  */
#include <ripple.h>

struct s { int i; };

void
f (const float *a, float *b, int *count, size_t *n, struct s s)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
  ripple_block_t C = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (B, 0), w = ripple_id (C, 0);
  b[v] = ripple_compress (a[w] > 0, a[v], n); /* { dg-error "'Tensor.4.'.*'Tensor.8.'|'Tensor.8.'.*'Tensor.4.'" } */
  b[v] = ripple_expand (a[w] > 0, a[v]); /* { dg-error "'Tensor.4.'.*'Tensor.8.'|'Tensor.8.'.*'Tensor.4.'" } */
  b[v] = ripple_permute (a[w], v);
}
