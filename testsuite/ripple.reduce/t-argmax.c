/* { dg-do run } */
/* The place of the maximum: per-lane candidates, then two reductions.  */
#include "../ripple-test.h"

#define B 16

NOIPA static int
kernel (int n, const float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  float best = -1e30f;
  int at = INT_MAX;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int better = a[i] > best;
      best = better ? a[i] : best;
      at = better ? i : at;
    }
  float top = ripple_reducemax (1, best);
  return ripple_reducemin (1, best == top ? at : INT_MAX);
}

int
main (void)
{
  for (int k = 0; k < 5 * TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES % TRIPS, B), e = INT_MAX;
      BUF (float, a, n, k % PLACES);
      for (int i = 0; i < n; i++)
	if (e == INT_MAX || a[i] > a[e])
	  e = i;
      CHECK (kernel (n, a) == e);
      buf_free_all ();
    }
  return 0;
}
