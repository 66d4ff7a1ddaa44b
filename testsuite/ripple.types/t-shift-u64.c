/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* << and >> on unsigned long by lanes and by constants.  */
#include "../ripple-test.h"
#define B 6

NOIPA static void
kernel (int n, const unsigned long *a, const unsigned long *b,
	unsigned long *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned long x = a[i], y = b[i];
      int k = y & 63;
      c[4 * i] = (unsigned long) x << k;
      c[4 * i + 1] = x >> k;
      c[4 * i + 2] = (unsigned long) x << 3;
      c[4 * i + 3] = x >> 63;
    }
}

NOIPA static void
model (int n, const unsigned long *a, const unsigned long *b, unsigned long *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned long x = a[i], y = b[i];
      int k = y & 63;
      c[4 * i] = (unsigned long) x << k;
      c[4 * i + 1] = x >> k;
      c[4 * i + 2] = (unsigned long) x << 3;
      c[4 * i + 3] = x >> 63;
    }
}

int
main (void)
{
  TRY (B, unsigned long, unsigned long, 4, 0, kernel, model);
  return 0;
}
