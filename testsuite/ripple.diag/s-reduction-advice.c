/* A scalar that an annotated loop counts up under a condition: the caret of
   the note is that of the condition, the advice a clause.  */
/* { dg-do compile } */
#include <ripple.h>

int
f (int n, const int *x)
{
  ripple_block_t b = ripple_set_block_shape (0, 16);
  int cnt = 0;
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    if (x[i] > 3)	/* { dg-note "8: the condition is here" } */
      cnt++;		/* { dg-warning "10: 'cnt' is a scalar that is assigned under a condition with the shape 'Tensor.16.': it is assigned once if any lane is active; to have it for every iteration use the clause 'reduction .\\+: cnt.' .ripple-scalar-under-mask" } */
  return cnt;
}
