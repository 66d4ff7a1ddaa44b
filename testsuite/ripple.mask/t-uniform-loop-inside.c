/* { dg-do run } */
/* A uniform loop inside a shaped condition.  */
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
      if (b[i] > 0)
	{
	  for (int k = 0; k < n % 5; k++)
	    {
	      x = x * 3 + k;
	      c[i] ^= x;
	    }
	}
      else
	for (int k = 4; k > 1; k--)
	  x ^= x >> k;
      c[i] ^= x;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned x = a[i];
      if (b[i] > 0)
	{
	  for (int k = 0; k < n % 5; k++)
	    {
	      x = x * 3 + k;
	      c[i] ^= x;
	    }
	}
      else
	for (int k = 4; k > 1; k--)
	  x ^= x >> k;
      c[i] ^= x;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
