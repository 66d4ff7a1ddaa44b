/* { dg-do error } */
/* A scalar that a loop counts, used where lanes leave at different times.  */
#include <ripple.h>

void
f (int n, const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0); /* { dg-note "3: this annotated loop gives the shape 'Tensor.8.' to its counter" } */
  for (int i = 0; i < n; i++)
    for (int k = 0;; k++)
      if (a[i] <= k) /* { dg-note {the condition is here} } */
	{
	  c[i] = k; /* { dg-error {16: a scalar that this loop changes is used where only some lanes leave it.*ripple-scalar-leaving} } */
	  break;
	}
}
