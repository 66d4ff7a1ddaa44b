/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* << and >> on unsigned char by lanes and by constants.  */
#include "../ripple-test.h"
#define B 64

NOIPA static void
kernel (int n, const unsigned char *a, const unsigned char *b,
	unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned char x = a[i], y = b[i];
      int k = y & 7;
      c[4 * i] = (unsigned) x << k;
      c[4 * i + 1] = x >> k;
      c[4 * i + 2] = (unsigned) x << 3;
      c[4 * i + 3] = x >> 7;
    }
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned char x = a[i], y = b[i];
      int k = y & 7;
      c[4 * i] = (unsigned) x << k;
      c[4 * i + 1] = x >> k;
      c[4 * i + 2] = (unsigned) x << 3;
      c[4 * i + 3] = x >> 7;
    }
}

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 4, 0, kernel, model);
  return 0;
}
