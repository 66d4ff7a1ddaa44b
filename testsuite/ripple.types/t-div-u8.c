/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* / and % on unsigned char; divisors of lanes that are off are 0 or
   overflow.  */
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
      if (y != 0)
	{
	  c[2 * i] = x / y;
	  c[2 * i + 1] = x % y;
	}
      else
	c[2 * i] = x;
    }
}

NOIPA static void
model (int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned char x = a[i], y = b[i];
      if (y != 0)
	{
	  c[2 * i] = x / y;
	  c[2 * i + 1] = x % y;
	}
      else
	c[2 * i] = x;
    }
}

int
main (void)
{
  TRY (B, unsigned char, unsigned char, 2, 0, kernel, model);
  return 0;
}
