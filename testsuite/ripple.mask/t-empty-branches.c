/* { dg-do run } */
/* Empty branches, only else, constant conditions.  */
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
	;
      else
	c[i] = 5;
      if (b[i] > 0)
	{
	}
      if (a[i] < b[i])
	{
	}
      else
	{
	}
      if (0)
	c[i] = 99;
      if (1)
	c[i] ^= 2;
      else
	c[i] = 77;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      if (a[i] > 0)
	;
      else
	c[i] = 5;
      if (b[i] > 0)
	{
	}
      if (a[i] < b[i])
	{
	}
      else
	{
	}
      if (0)
	c[i] = 99;
      if (1)
	c[i] ^= 2;
      else
	c[i] = 77;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
