/* Remarks on code that is jumped over where no lane is active.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-report=all" } */

#include <ripple.h>

void
parts (int n, int k, const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);	/* { dg-note "loop vectorized.*ripple-loop" } */
  for (int i = 0; i < n; i++)
    {
      float r = a[i];
      if (r > 0)	/* { dg-note "jumped over where no lane is active: it costs about .*ripple-jump" } */
	r = 1 / (r + 2 / (r + 3 / (r + 4 / (r + 5 / (r + 6 / (r + 7 / (r
	    + 8 / (r + 9)))))))) / 3;
      if (r > 3)	/* { dg-note "a loop under this condition is jumped over.*ripple-jump" } */
	for (int m = 0; m < k; m++)
	  r = r * a[i] + 1;
      if (r < -1)
	r = r * 2 + 1;
      b[i] = r;
    }
}
