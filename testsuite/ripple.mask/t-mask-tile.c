/* { dg-do run } */
/* Conditions on the outer and the inner counter of nested annotated loops,
   in all four kinds of tile.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int m, int n, const int *y, const int *x, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  ripple_parallel (BS, 1);
  for (int j = 0; j < m; j++)
    if (y[j] > 0)
      {
	ripple_parallel (BS, 0);
	for (int i = 0; i < n; i++)
	  {
	    if (x[i] > y[j])
	      c[j * n + i] = 1;
	    else if (i == j)
	      c[j * n + i] = 2;
	  }
      }
}

NOIPA static void
model (int m, int n, const int *y, const int *x, int *c)
{
  for (int j = 0; j < m; j++)
    if (y[j] > 0)
      for (int i = 0; i < n; i++)
	if (x[i] > y[j])
	  c[j * n + i] = 1;
	else if (i == j)
	  c[j * n + i] = 2;
}

int
main (void)
{
  for (int k = 0; k < TRIPS * TRIPS; k++)
    {
      int n = trip (k / TRIPS, 8), m = trip (k % TRIPS, 4);
      BUF (int, y, m, k % PLACES);
      BUF (int, x, n, k % PLACES);
      BUF (int, c, m * n, k % PLACES);
      int *e = (int *) buf_copy (c, m * n * sizeof *c, BUF_MIDDLE);
      kernel (m, n, y, x, c);
      model (m, n, y, x, e);
      CHECK_SAME (c, e, m * n);
      buf_free_all ();
    }
  return 0;
}
