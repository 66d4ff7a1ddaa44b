/* { dg-do error } */
/* The bound and the step of an annotated loop must be uniform.  */
#include <ripple.h>

void
f (int n, const int *rows, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  ripple_parallel (BS, 1);
  for (int j = 0; j < n; j++)
    {
      ripple_parallel (BS, 0); /* { dg-error {7: bound or step of this annotated loop has the shape.*Tensor\[1\]\[4\].*ripple-loop-bound-shaped} } */
      for (int i = 0; i < rows[j]; i++)
	c[j * n + i] = 1;
      ripple_parallel (BS, 0); /* { dg-error {7: bound or step of this annotated loop has the shape} } */
      for (int i = 0; i < n; i += rows[j])
	c[j * n + i] = 1;
    }
}
