/* The order of the loops with a unit stride in the innermost one.  */

#include "layout.h"

void
KERNEL (int n, const float *restrict a, const float *restrict b,
	float *restrict c)
{
  for (int i = 0; i < n; i++)
    {
      for (int j = 0; j < n; j++)
	c[i * n + j] = 0;
      for (int k = 0; k < n; k++)
	for (int j = 0; j < n; j++)
	  c[i * n + j] += A (i, k) * b[k * n + j];
    }
}
