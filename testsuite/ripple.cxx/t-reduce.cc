/* { dg-do run } */
// Reductions in C++: template arguments, nested, in templates.
#include "../ripple-test.h"

template <unsigned Mask, typename T>
NOIPA static void
kernel (const T *a, T *out, T *all)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  T v = a[8 * y + x];
  if (Mask == 1)
    out[y] = ripple_reduceadd (1, v);
  else
    out[x] = ripple_reduceadd (2, v);
  *all = ripple_reducemax (3, v) - ripple_reducemin (1, ripple_reducemin (2,
									 v));
}

template <typename T>
static void
check ()
{
  for (int t = 0; t < 20; t++)
    {
      T a[32], rows[4], cols[8], spread, low = 100, high = 0;
      for (int i = 0; i < 32; i++)
	{
	  a[i] = 1 + rnd () % 7;
	  low = a[i] < low ? a[i] : low;
	  high = a[i] > high ? a[i] : high;
	}
      kernel<1> (a, rows, &spread);
      CHECK (spread == (T) (high - low));
      kernel<2> (a, cols, &spread);
      for (int y = 0; y < 4; y++)
	{
	  T s = 0;
	  for (int x = 0; x < 8; x++)
	    s += a[8 * y + x];
	  CHECK (rows[y] == s);
	}
      for (int x = 0; x < 8; x++)
	CHECK (cols[x] == (T) (a[x] + a[8 + x] + a[16 + x] + a[24 + x]));
    }
}

int
main ()
{
  check<int> ();
  check<unsigned char> ();
  check<float> ();
  check<unsigned long> ();
  return 0;
}
