/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* + - * & | ^ on unsigned short.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const unsigned short *a, const unsigned short *b,
	unsigned short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned short x = a[i], y = b[i];
      c[4 * i] = x + y;
      c[4 * i + 1] = x - y;
      c[4 * i + 2] = (unsigned) x * y;
      c[4 * i + 3] = (x & y) + (x | 3) - (y ^ 5);
    }
}

NOIPA static void
model (int n, const unsigned short *a, const unsigned short *b,
       unsigned short *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned short x = a[i], y = b[i];
      c[4 * i] = x + y;
      c[4 * i + 1] = x - y;
      c[4 * i + 2] = (unsigned) x * y;
      c[4 * i + 3] = (x & y) + (x | 3) - (y ^ 5);
    }
}

int
main (void)
{
  TRY (B, unsigned short, unsigned short, 4, 0, kernel, model);
  return 0;
}
