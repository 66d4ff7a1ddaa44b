/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Widening products and high halves.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const unsigned *b, const short *s, int64_t *l,
	unsigned *hi, int *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      l[i] = (int64_t) a[i] * (int) b[i];
      hi[i] = (uint64_t) b[i] * (unsigned) a[i] >> 32;
      p[i] = s[i] * s[n - 1 - i];
    }
}

int
main (void)
{
  for (int m = 0; m < TRIPS * PLACES; m++)
    {
      int n = trip (m / PLACES, B);
      BUF (int, a, n, m % PLACES);
      BUF (unsigned, b, n, m % PLACES);
      BUF (short, s, n, m % PLACES);
      BUF (int64_t, l, n, m % PLACES);
      BUF (unsigned, hi, n, m % PLACES);
      BUF (int, p, n, m % PLACES);
      kernel (n, a, b, s, l, hi, p);
      for (int i = 0; i < n; i++)
	{
	  CHECK (l[i] == (int64_t) a[i] * (int) b[i]);
	  CHECK (hi[i] == (uint64_t) b[i] * (unsigned) a[i] >> 32);
	  CHECK (p[i] == s[i] * s[n - 1 - i]);
	}
      buf_free_all ();
    }
  return 0;
}
