/* { dg-do run } */
/* Accumulators updated under a condition; lanes of the remainder that do
   not run add nothing.  */
#include "../ripple-test.h"
#define B 8

NOIPA static unsigned
kernel (int n, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  unsigned pos = 0, count = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned one = 1;
      if (a[i] > 0)
	pos += a[i];
      count += a[i] > 0 ? one : 0;
    }
  return ripple_reduceadd (1, pos) ^ ripple_reduceadd (1, count);
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      BUF (int, a, n, k % PLACES);
      unsigned pos = 0, count = 0;
      for (int i = 0; i < n; i++)
	if (a[i] > 0)
	  {
	    pos += a[i];
	    count++;
	  }
      CHECK (kernel (n, a) == (pos ^ count));
      buf_free_all ();
    }
  return 0;
}
