/* { dg-do error } */
/* The inner loop stores to what the outer one indexes.  */
#include <ripple.h>

void
f (int m, int n, const float *a, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  ripple_parallel (BS, 1);
  for (int j = 0; j < m; j++)
    {
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[j] = a[j * n + i]; /* { dg-error {implicit broadcasting of a store address.*Tensor\[8\]\[4\].*Tensor\[1\]\[4\]} } */
    }
}
