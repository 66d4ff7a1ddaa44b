/* { dg-do run } */
/* A shift of a value that an inner loop carries: GCC 14 and newer look at the
   value's definition to simplify it.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, int m, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i], s = 0;
      for (int k = 0; k < m; k++)
	{
	  s += x & 1;
	  x >>= 1;
	}
      c[i] = s + x;
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS; k++)
    for (int m = 0; m < 9; m++)
      {
	int n = trip (k, B);
	BUF (int, a, n, m % PLACES);
	BUF (int, c, n, m % PLACES);
	int *e = (int *) buf_copy (c, n * sizeof *c, BUF_MIDDLE);
	kernel (n, m, a, c);
	for (int i = 0; i < n; i++)
	  {
	    e[i] = a[i] >> m;
	    for (int b = 0; b < m; b++)
	      e[i] += a[i] >> b & 1;
	  }
	CHECK_SAME (c, e, n);
	buf_free_all ();
      }
  return 0;
}
