/* { dg-do run } */
/* A scalar that accumulates tensors becomes one.  */
#include "../ripple-test.h"
#define B 8

NOIPA static float
kernel (int n, const float *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  float s = 0;
  for (int i = 0; i + B <= n; i += B)
    s += a[i + v];
  if (n / B * B + v < (size_t) n)
    s += a[n / B * B + v];
  return ripple_reduceadd (1, s);
}

int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      BUF (float, a, n, n % PLACES);
      float e = 0;
      for (int i = 0; i < n; i++)
	e += a[i];
      CHECK (kernel (n, a) == e);
      buf_free_all ();
    }
  return 0;
}
