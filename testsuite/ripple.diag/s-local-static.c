/* A static array is one for all lanes; a volatile one is, too.  */
/* { dg-do error } */

#include <ripple.h>

void
f (int n, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      static float t[4];
      volatile float u[4];

      for (int k = 0; k < 4; k++)
	{
	  t[k] = y[i] * k;	/* { dg-error "store address" } */
	  u[k] = y[i] * k;	/* { dg-error "'u' is one object for all lanes" } */
	}
      y[i] = t[0] + t[3] + u[0];
    }
}
