/* { dg-do error } */
/* The types of what ripple_compress and ripple_permute take.  */
#include <ripple.h>

struct s { int i; };

void
f (const float *a, float *b, int *count, size_t *n, struct s s)
{
  ripple_block_t B = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (B, 0);
  b[v] = ripple_compress (1, a[v], count); /* { dg-error "10: static assertion failed: .ripple_compress stores the count through a size_t" } */
  b[v] = ripple_compress (1, a[v], n[0]); /* { dg-error "10: static assertion failed: .ripple_compress stores the count through a size_t" } */
  b[v] = ripple_expand (s, a[v]); /* { dg-error "invalid operands" } */
  b[v] = ripple_permute (a[v], s); /* { dg-error "incompatible type for argument 2" } */
}
