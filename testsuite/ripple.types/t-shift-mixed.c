/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Shifts whose operands differ in type; shift counts from lanes, scalars
   and the counter.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const unsigned char *k, const uint64_t *w,
	const short *h, uint64_t *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[4 * i] = w[i] << (k[i] & 63);
      c[4 * i + 1] = h[i] >> (w[i] & 15);
      c[4 * i + 2] = (w[i] >> n % 64) + (1u << (i & 31));
      c[4 * i + 3] = ((unsigned char) (k[i] << (k[i] & 7))
		      ^ (uint64_t) 1 << (k[i] & 63));
    }
}

int
main (void)
{
  for (int m = 0; m < TRIPS * PLACES; m++)
    {
      int n = trip (m / PLACES, B);
      BUF (unsigned char, k, n, m % PLACES);
      BUF (uint64_t, w, n, m % PLACES);
      BUF (short, h, n, m % PLACES);
      BUF (uint64_t, c, 4 * n, m % PLACES);
      kernel (n, k, w, h, c);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[4 * i] == w[i] << (k[i] & 63));
	  CHECK (c[4 * i + 1] == (uint64_t) (h[i] >> (w[i] & 15)));
	  CHECK (c[4 * i + 2] == (w[i] >> n % 64) + (1u << (i & 31)));
	  CHECK (c[4 * i + 3] == ((unsigned char) (k[i] << (k[i] & 7))
				  ^ (uint64_t) 1 << (k[i] & 63)));
	}
      buf_free_all ();
    }
  return 0;
}
