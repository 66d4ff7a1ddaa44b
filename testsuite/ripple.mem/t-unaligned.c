/* { dg-do run } */
/* Base pointers that are not aligned to a vector, any offset.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = a[i] + b[i];
}

int
main (void)
{
  static float a[128] __attribute__ ((aligned (64)));
  static float b[128] __attribute__ ((aligned (64)));
  static float c[128] __attribute__ ((aligned (64)));
  FILL (float, a, 128);
  FILL (float, b, 128);
  for (int x = 0; x < 16; x++)
    for (int y = 0; y < 16; y += 3)
      for (int n = 0; n < 50; n += 7)
	{
	  for (int i = 0; i < 128; i++)
	    c[i] = 77;
	  kernel (n, a + x, b + y, c + (x ^ y));
	  for (int i = 0; i < 128; i++)
	    {
	      int k = i - (x ^ y);
	      CHECK (c[i] == (k >= 0 && k < n ? a[x + k] + b[y + k] : 77));
	    }
	}
  return 0;
}
