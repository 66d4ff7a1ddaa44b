/* { dg-do run } */
/* Division by a scalar that may be 0 when no lane divides.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, int d, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (d != 0 && a[i] > 0)
	c[i] = a[i] / d + a[i] % d;
      else if (a[i] > 10)
	c[i] = 100 / a[i];
    }
}

int
main (void)
{
  for (int d = -3; d < 4; d++)
    for (int n = 0; n < 30; n++)
      {
	BUF (int, a, n, n % PLACES);
	int *c = (int *) buf_new (n * sizeof *c, n % PLACES);
	memset (c, 0, n * sizeof *c);
	kernel (n, d, a, c);
	for (int i = 0; i < n; i++)
	  CHECK (c[i] == (d != 0 && a[i] > 0 ? a[i] / d + a[i] % d
			  : a[i] > 10 ? 100 / a[i] : 0));
	buf_free_all ();
      }
  return 0;
}
