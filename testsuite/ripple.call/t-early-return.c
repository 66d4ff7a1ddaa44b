/* { dg-do run } */
/* Lane functions with several returns: each lane has its own.  */
#include "../ripple-test.h"
#define B 8

static int
sign (float x)
{
  if (x < 0)
    return -1;
  if (x > 0)
    return 1;
  return 0;
}

static __attribute__ ((noinline)) unsigned
steps (unsigned x, unsigned y)
{
  if (x & 1)
    {
      if (y & 1)
	return 1;
      x += y;
      if (x & 2)
	return x;
    }
  else if (y > x)
    return y - x;
  y ^= 5;
  return x * y;
}

NOIPA static void
kernel (int n, const float *f, const unsigned *a, const unsigned *b, int *s,
	unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      s[i] = sign (f[i] - 3);
      c[i] = steps (a[i], b[i]);
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      BUF (float, f, n, k % PLACES);
      BUF (unsigned, a, n, k % PLACES);
      BUF (unsigned, b, n, k % PLACES);
      BUF (int, s, n, k % PLACES);
      BUF (unsigned, c, n, k % PLACES);
      kernel (n, f, a, b, s, c);
      for (int i = 0; i < n; i++)
	{
	  CHECK (s[i] == (f[i] > 3) - (f[i] < 3));
	  CHECK (c[i] == steps (a[i], b[i]));
	}
      buf_free_all ();
    }
  return 0;
}
