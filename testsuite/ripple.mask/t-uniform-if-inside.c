/* { dg-do run } */
/* A scalar condition inside a shaped one and the other way round.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > 0)
	{
	  if (n > 8)
	    c[i] = 1;
	  else
	    c[i] = 2;
	}
      if (n & 1)
	if (b[i] > 0)
	  c[i] ^= 4;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      if (a[i] > 0)
	{
	  if (n > 8)
	    c[i] = 1;
	  else
	    c[i] = 2;
	}
      if (n & 1)
	if (b[i] > 0)
	  c[i] ^= 4;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
