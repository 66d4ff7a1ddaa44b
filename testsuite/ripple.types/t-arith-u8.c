/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* + - * & | ^ on unsigned char.  */
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
      c[4 * i] = x + y;
      c[4 * i + 1] = x - y;
      c[4 * i + 2] = x * y;
      c[4 * i + 3] = (x & y) + (x | 3) - (y ^ 5);
    }
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned char x = a[i], y = b[i];
      c[4 * i] = x + y;
      c[4 * i + 1] = x - y;
      c[4 * i + 2] = x * y;
      c[4 * i + 3] = (x & y) + (x | 3) - (y ^ 5);
    }
}

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 4, 0, kernel, model);
  return 0;
}
