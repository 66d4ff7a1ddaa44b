/* { dg-do error } */
/* A scalar that a loop counts, where lanes leave it at different times for the
   beginning of the loop around it.  */
#include <ripple.h>

void
f (int n, const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0); /* { dg-note "14: the shape 'Tensor.8.' comes from 'ripple_id' here" } */
  for (int j = 0; j < n;)
    for (int k = 0;; k++)
      if (a[v] <= k) /* { dg-note {the condition is here} } */
	{
	  c[v] += k; /* { dg-error {16: a scalar that this loop changes is used where only some lanes leave it.*ripple-scalar-leaving} } */
	  j++;
	  break;
	}
}
