/* A remark where a function for double takes lanes of float.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-report=missed" } */

#include <ripple.h>
#include <math.h>

void
f (int n, float *y, double *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    {
      double root = sqrt (y[i]);	/* { dg-note {21: 'sqrt' computes in 'double' what is 'float' before; 'sqrtf' computes in 'float' .ripple-double.} } */
      y[i] = root * z[i];
    }
}
