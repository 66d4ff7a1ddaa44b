/* { dg-do run } */
/* Scalar parameters of a lane function steer loops and branches.  */
#include "../ripple-test.h"
#define B 8

static unsigned
power (unsigned x, int k)
{
  unsigned r = 1;
  while (k > 0)
    {
      if (k & 1)
	r *= x;
      x *= x;
      k >>= 1;
    }
  return r;
}

NOIPA static void
kernel (int n, int k, const unsigned *a, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = power (a[i], k) + power (3, k);
}

int
main (void)
{
  for (int k = 0; k < 12; k++)
    for (int n = 0; n < 20; n++)
      {
	BUF (unsigned, a, n, n % PLACES);
	BUF (unsigned, c, n, n % PLACES);
	kernel (n, k, a, c);
	for (int i = 0; i < n; i++)
	  {
	    unsigned e = 1, three = 1;
	    for (int j = 0; j < k; j++)
	      e *= a[i], three *= 3;
	    CHECK (c[i] == e + three);
	  }
	buf_free_all ();
      }
  return 0;
}
