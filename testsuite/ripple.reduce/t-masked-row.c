/* { dg-do run } */
/* A reduction by dimension under a two-dimensional condition.  */
#include "../ripple-test.h"

NOIPA static void
kernel (const int *a, int *rows)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 5);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  int v = a[8 * y + x];
  if (v > 0)
    rows[y] = ripple_reduceadd (1, v);
}

int
main (void)
{
  for (int t = 0; t < 300; t++)
    {
      int a[40], rows[5], e[5];
      for (int y = 0; y < 5; y++)
	{
	  int sum = 0, any = 0;
	  for (int x = 0; x < 8; x++)
	    {
	      int v = a[8 * y + x] = (int) (rnd () % 100) - t % 100;
	      if (v > 0)
		any = 1, sum += v;
	    }
	  rows[y] = -7;
	  e[y] = any ? sum : -7;
	}
      kernel (a, rows);
      CHECK_SAME (rows, e, 5);
    }
  return 0;
}
