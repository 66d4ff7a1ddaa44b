/* { dg-do error } */
/* A scalar that a loop counts, in what lanes that leave at different times
   take with them.  */
#include <ripple.h>

void
f (int n, const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0); /* { dg-note "3: this annotated loop gives the shape 'Tensor.8.' to its counter" } */
  for (int i = 0; i < n; i++)
    {
      int r;
      for (int k = 0;; k++)
	if (a[i] <= k) /* { dg-note {the condition is here} } */
	  {
	    r = a[i] + k; /* { dg-error {15: a scalar that this loop changes is used where only some lanes leave it.*ripple-scalar-leaving} } */
	    break;
	  }
      c[i] = r;
    }
}
