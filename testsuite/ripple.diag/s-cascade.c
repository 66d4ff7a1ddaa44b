/* { dg-do error } */
/* Nothing is said of what comes from a statement with an error.  */
#include <ripple.h>

void
f (const float *a, float *b, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (BS, 0);

  b[0] = ripple_reduceadd (2, a[v]) + 1; /* { dg-error "10: dimension out of bounds.*ripple-reduce-range" } */
  b[1] = ripple_slice (a[v], 16) + a[v]; /* { dg-error "10: slice index 16.*ripple-slice-range" } */
  b[2] = ripple_broadcast (BS, n, b[2]) * a[v]; /* { dg-error "10: compile-time bit mask.*ripple-mask-constant" } */
}
