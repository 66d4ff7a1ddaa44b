/* { dg-do run } */
/* min, max, and, or, xor, mul by dimension, bytes and doubles.  */
#include "../ripple-test.h"

NOIPA static void
kernel (const unsigned char *a, const double *d, unsigned char *lo,
	unsigned char *hi, unsigned char *all, unsigned char *any,
	unsigned char *odd, double *dlo, double *dhi)
{
  ripple_block_t BS = ripple_set_block_shape (0, 10, 7);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  unsigned char v = a[10 * y + x];
  double w = d[10 * y + x];
  lo[y] = ripple_reducemin (1, v);
  hi[x] = ripple_reducemax (2, v);
  all[y] = ripple_reduceand (1, v);
  any[x] = ripple_reduceor (2, v);
  odd[y] = ripple_reducexor (1, v);
  dlo[x] = ripple_reducemin (2, w);
  dhi[y] = ripple_reducemax (1, w);
}

int
main (void)
{
  for (int t = 0; t < 40; t++)
    {
      BUF (unsigned char, a, 70, t % PLACES);
      BUF (double, d, 70, t % PLACES);
      unsigned char lo[7], hi[10], all[7], any[10], odd[7];
      double dlo[10], dhi[7];
      kernel (a, d, lo, hi, all, any, odd, dlo, dhi);
      for (int y = 0; y < 7; y++)
	{
	  unsigned char l = 255, n = 255, o = 0;
	  double h = -1e9;
	  for (int x = 0; x < 10; x++)
	    {
	      unsigned char v = a[10 * y + x];
	      l = v < l ? v : l;
	      n &= v;
	      o ^= v;
	      h = d[10 * y + x] > h ? d[10 * y + x] : h;
	    }
	  CHECK (lo[y] == l && all[y] == n && odd[y] == o && dhi[y] == h);
	}
      for (int x = 0; x < 10; x++)
	{
	  unsigned char h = 0, o = 0;
	  double l = 1e9;
	  for (int y = 0; y < 7; y++)
	    {
	      unsigned char v = a[10 * y + x];
	      h = v > h ? v : h;
	      o |= v;
	      l = d[10 * y + x] < l ? d[10 * y + x] : l;
	    }
	  CHECK (hi[x] == h && any[x] == o && dlo[x] == l);
	}
      buf_free_all ();
    }
  return 0;
}
