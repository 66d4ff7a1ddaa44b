/* { dg-do run } */
/* continue under a shaped condition.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] < 0)
	continue;
      c[i] = 1;
      if (b[i] & 1)
	{
	  c[i] = 2;
	  if (b[i] & 2)
	    continue;
	  c[i] = 3;
	}
      c[i] ^= a[i];
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      if (a[i] < 0)
	continue;
      c[i] = 1;
      if (b[i] & 1)
	{
	  c[i] = 2;
	  if (b[i] & 2)
	    continue;
	  c[i] = 3;
	}
      c[i] ^= a[i];
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
