/* { dg-do run } */
/* { dg-options "-w" } */
/* A reduction inside an annotated loop: the remainder adds only its lanes.  */
#include "../ripple-test.h"

#define B 16

NOIPA static unsigned
kernel (int n, const unsigned *a, unsigned *sums)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  unsigned total = 0;
  int block = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned s = ripple_reduceadd (1, a[i]);
      sums[block] = s;
      block = block + 1;
      total += s;
    }
  return total;
}

int
main (void)
{
#ifdef __RIPPLE__
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B), blocks = (n + B - 1) / B;
      BUF (unsigned, a, n, k % PLACES);
      BUF (unsigned, sums, blocks, k % PLACES);
      unsigned total = 0;
      for (int i = 0; i < n; i++)
	total += a[i];
      CHECK (kernel (n, a, sums) == total);
      for (int b = 0; b < blocks; b++)
	{
	  unsigned s = 0;
	  for (int i = b * B; i < n && i < (b + 1) * B; i++)
	    s += a[i];
	  CHECK (sums[b] == s);
	}
      buf_free_all ();
    }
#else
  kernel (0, NULL, NULL);
#endif
  return 0;
}
