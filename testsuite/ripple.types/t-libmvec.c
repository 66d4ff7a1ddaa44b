/* { dg-do run } */
/* { dg-options "-ffast-math" } */
/* Functions of mathematics by their vector variants, under a mask too.  */
#include "../ripple-test.h"
#include <math.h>
NOIPA void
k (int n, const float *a, float *c, const double *d, double *e)
{
  ripple_block_t b = ripple_set_block_shape (0, 16);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > 1)
	c[i] = sinf (a[i]) + expf (a[i]);
      e[i] = pow (d[i], 1.3) + cos (d[i]);
    }
}
int
main (void)
{
  float a[50], c[50];
  double d[50], e[50];
  for (int i = 0; i < 50; i++)
    a[i] = i / 9.f, d[i] = 1 + i / 7., c[i] = 9;
  k (50, a, c, d, e);
  for (int i = 0; i < 50; i++)
    {
      CHECK (fabsf (c[i] - (a[i] > 1 ? sinf (a[i]) + expf (a[i]) : 9))
	     < 1e-3 * fabsf (c[i]) + 1e-5);
      CHECK (fabs (e[i] - pow (d[i], 1.3) - cos (d[i])) < 1e-5);
    }
  return 0;
}
