/* Remarks on code that is jumped over where no lane is active.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-report=all" } */
/* { dg-isa "avx512" } */

#include <ripple.h>

void
parts (int n, int k, const float *a, const int *x, const float *t, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);	/* { dg-note "loop vectorized.*ripple-loop" } */
  for (int i = 0; i < n; i++)
    {
      float r = a[i];
      if (r > 0)	/* { dg-note "jumped over where no lane is active: it costs about .*ripple-jump" } */
	{
	  r += t[x[i]];	/* { dg-note "ripple-gather" } */
	  r += t[x[i] + 1];	/* { dg-note "ripple-gather" } */
	}
      if (r > 3)	/* { dg-note "a loop under this condition is jumped over.*ripple-jump" } */
	for (int m = 0; m < k; m++)
	  r = r * a[i] + 1;
      if (r < -1)
	r = r * 2 + 1;
      b[i] = r;
    }
}
