/* { dg-do run } */
/* A shaped condition inside a uniform loop.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      unsigned x = a[i], count = b[i] & 3;
      for (int k = 0; k < 6; k++)
	{
	  if (x & 1)
	    {
	      x = x * 3 + 1;
	      count += b[i] & 1;
	    }
	  else
	    x >>= 1;
	  if (k == n)
	    break;
	}
      c[i] = x ^ count;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      unsigned x = a[i], count = b[i] & 3;
      for (int k = 0; k < 6; k++)
	{
	  if (x & 1)
	    {
	      x = x * 3 + 1;
	      count += b[i] & 1;
	    }
	  else
	    x >>= 1;
	  if (k == n)
	    break;
	}
      c[i] = x ^ count;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
