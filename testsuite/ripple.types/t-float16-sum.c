/* { dg-do run } */
/* { dg-require float16 gcc-12 } */
/* Products of _Float16 accumulated in float.  */
#include "../ripple-test.h"
#define B 16

NOIPA static float
kernel (int n, const _Float16 *a, const _Float16 *b)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  float s = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    s += (float) a[i] * (float) b[i];
  return ripple_reduceadd (1, s);
}

int
main (void)
{
  for (int m = 0; m < TRIPS * PLACES; m++)
    {
      int n = trip (m / PLACES, B);
      BUF (_Float16, a, n, m % PLACES);
      BUF (_Float16, b, n, m % PLACES);
      float e = 0;
      for (int i = 0; i < n; i++)
	e += (float) a[i] * (float) b[i];
      CHECK (kernel (n, a, b) == e);
      buf_free_all ();
    }
  return 0;
}
