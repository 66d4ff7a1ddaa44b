/* { dg-do run } */
/* A broadcast counter is counted per lane under a shaped condition.  */
#include "../ripple-test.h"

#define B 16

NOIPA static void
kernel (int m, const signed char *a, int *count, float *weight)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int n = ripple_broadcast (BS, 1, 0);
  float w = ripple_broadcast (BS, 1, 1.0f);
  for (int k = 0; k < m; k++)
    if (a[k * B + v] > 0)
      {
	n++;
	w = 2;
      }
  count[v] = n;
  weight[v] = w;
}

int
main (void)
{
  for (int m = 0; m < 10; m++)
    {
      BUF (signed char, a, m * B, m % PLACES);
      int count[B];
      float weight[B];
      kernel (m, a, count, weight);
      for (int i = 0; i < B; i++)
	{
	  int n = 0;
	  for (int k = 0; k < m; k++)
	    n += a[k * B + i] > 0;
	  CHECK (count[i] == n && weight[i] == (n ? 2 : 1));
	}
      buf_free_all ();
    }
  return 0;
}
