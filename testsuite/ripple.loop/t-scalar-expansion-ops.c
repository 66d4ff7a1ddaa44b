/* { dg-do run } */
/* Accumulators other than sums, several at once, with a start value.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const unsigned *a, unsigned *out)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  unsigned lo = UINT_MAX, hi = 0, x = 0, o = 0, and_all = ~0u, p = 1;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned v = a[i];
      lo = v < lo ? v : lo;
      hi = v > hi ? v : hi;
      x ^= v;
      o |= v;
      and_all &= v;
      p *= v | 1;
    }
  out[0] = ripple_reducemin (1, lo);
  out[1] = ripple_reducemax (1, hi);
  out[2] = ripple_reducexor (1, x);
  out[3] = ripple_reduceor (1, o);
  out[4] = ripple_reduceand (1, and_all);
  out[5] = ripple_reducemul (1, p);
}

int
main (void)
{
  for (int k = 0; k < TRIPS * PLACES; k++)
    {
      int n = trip (k / PLACES, B);
      BUF (unsigned, a, n, k % PLACES);
      unsigned out[6], e[6] = { UINT_MAX, 0, 0, 0, ~0u, 1 };
      for (int i = 0; i < n; i++)
	{
	  e[0] = a[i] < e[0] ? a[i] : e[0];
	  e[1] = a[i] > e[1] ? a[i] : e[1];
	  e[2] ^= a[i];
	  e[3] |= a[i];
	  e[4] &= a[i];
	  e[5] *= a[i] | 1;
	}
      kernel (n, a, out);
      CHECK_SAME (out, e, 6);
      buf_free_all ();
    }
  return 0;
}
