/* { dg-do run } */
/* Row sums and a total by scalar expansion in nested annotated loops.  */
#include "../ripple-test.h"

NOIPA static unsigned
kernel (int m, int n, const unsigned *a, unsigned *row)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  unsigned total = 0;
  ripple_parallel (BS, 1);
  for (int j = 0; j < m; j++)
    {
      unsigned s = 0;
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	s += a[j * n + i];
      unsigned sum = ripple_reduceadd (1, s);
      row[j] = sum;
      total += sum;
    }
  return ripple_reduceadd (2, total);
}

int
main (void)
{
  for (int k = 0; k < TRIPS * TRIPS; k++)
    {
      int n = trip (k / TRIPS, 8), m = trip (k % TRIPS, 4);
      BUF (unsigned, a, m * n, k % PLACES);
      BUF (unsigned, row, m, k % PLACES);
      unsigned total = 0;
      unsigned got = kernel (m, n, a, row);
      for (int j = 0; j < m; j++)
	{
	  unsigned sum = 0;
	  for (int i = 0; i < n; i++)
	    sum += a[j * n + i];
	  CHECK (row[j] == sum);
	  total += sum;
	}
      CHECK (got == total);
      buf_free_all ();
    }
  return 0;
}
