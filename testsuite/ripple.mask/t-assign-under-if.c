/* { dg-do run } */
/* Local tensors changed under conditions are blended.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i];
      if (x < y)
	{
	  int t = x;
	  x = y;
	  y = t;
	}
      if (y < 0)
	y = 0;
      if (x > 100)
	x = 100;
      else
	x |= 1;
      c[i] = x ^ (y & 0x7fff) << 1;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i];
      if (x < y)
	{
	  int t = x;
	  x = y;
	  y = t;
	}
      if (y < 0)
	y = 0;
      if (x > 100)
	x = 100;
      else
	x |= 1;
      c[i] = x ^ (y & 0x7fff) << 1;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
