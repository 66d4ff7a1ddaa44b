/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* / and % on unsigned short; divisors of lanes that are off are 0 or
   overflow.  */
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
model (int n, const unsigned short *a, const unsigned short *b,
       unsigned short *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned short x = a[i], y = b[i];
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
  TRY (B, unsigned short, unsigned short, 2, 0, kernel, model);
  return 0;
}
