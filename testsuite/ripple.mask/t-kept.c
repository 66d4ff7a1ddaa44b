/* { dg-do run } */
/* A value that is chosen under a condition in a loop that lanes leave one by
   one, behind a test whether one is left: those that have left keep it.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c, int *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int t = a[i], k = b[i] & 7, all = 0;
      while (k-- > 0 && a[i] / (b[i] | 1) != b[(a[i] + b[i]) % n])
	{
	  if (a[i] > 2)
	    {
	      for (int j = 0; j < 3; j++)
		{
		  if (a[i] + j == b[i])
		    break;
		  c[i] += j;
		}
	      t = b[i] / (a[i] | 1) + a[b[i] % n] / (b[i] | 1);
	    }
	  if (b[i] != 5 && a[i] != b[a[i] % n])
	    continue;
	  all += t;
	}
      d[i] = t + 3 * all;
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      BUF (int, a, n, k % PLACES);
      BUF (int, b, n, k % PLACES);
      BUF (int, c, n, k % PLACES);
      BUF (int, d, n, k % PLACES);
      for (int i = 0; i < n; i++)
	{
	  a[i] &= 15;
	  b[i] &= 15;
	  c[i] = 0;
	}
      kernel (n, a, b, c, d);
      for (int i = 0; i < n; i++)
	{
	  int t = a[i], left = b[i] & 7, all = 0, sum = 0;
	  while (left-- > 0 && a[i] / (b[i] | 1) != b[(a[i] + b[i]) % n])
	    {
	      if (a[i] > 2)
		{
		  for (int j = 0; j < 3 && a[i] + j != b[i]; j++)
		    sum += j;
		  t = b[i] / (a[i] | 1) + a[b[i] % n] / (b[i] | 1);
		}
	      if (b[i] == 5 || a[i] == b[a[i] % n])
		all += t;
	    }
	  CHECK (c[i] == sum);
	  CHECK (d[i] == t + 3 * all);
	}
      buf_free_all ();
    }
  return 0;
}
