/* A remark where a constant makes lanes of float lanes of double.  */
/* { dg-do compile } */
/* { dg-options "-fplugin-arg-ripple-report=missed" } */

#include <ripple.h>

void
f (int n, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = y[i] * 0.5 + 1;	/* { dg-note {computed in 'double', since '0.5' is a 'double'; with '0.5f' it is computed in 'float'.*ripple-double} } */
}
