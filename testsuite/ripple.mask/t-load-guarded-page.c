/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Loads of lanes that are off must not touch their addresses.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const short *b, const double *d, const char *f,
	int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < 64; i++)
    {
      c[i] = -1;
      if (i < n)
	{
	  c[i] = a[i] ^ b[i];
	  if (d[i] > 0)
	    c[i] += f[i];
	}
    }
}

int
main (void)
{
  for (int n = 0; n < 64; n++)
    {
      BUF (int, a, n, BUF_END);
      BUF (short, b, n, BUF_END);
      BUF (double, d, n, BUF_END);
      BUF (char, f, n, BUF_END);
      BUF (int, c, 64, BUF_MIDDLE);
      for (int i = 0; i < n; i++)
	a[i] &= 0xffffff;
      kernel (n, a, b, d, f, c);
      for (int i = 0; i < 64; i++)
	CHECK (c[i] == (i >= n ? -1 : (a[i] ^ b[i])
			+ (d[i] > 0 ? f[i] : 0)));
      buf_free_all ();
    }
  return 0;
}
