/* { dg-do run } */
/* Compound assignment and ++ on memory and locals under a condition.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned x = a[i];
      if (b[i] & 1)
	{
	  c[i] ^= 3;
	  x += 5;
	  x <<= 1;
	  x++;
	}
      else
	{
	  c[i] &= ~1;
	  --x;
	}
      c[i] ^= x;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned x = a[i];
      if (b[i] & 1)
	{
	  c[i] ^= 3;
	  x += 5;
	  x <<= 1;
	  x++;
	}
      else
	{
	  c[i] &= ~1;
	  --x;
	}
      c[i] ^= x;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
