/* { dg-do run } */
/* A switch on a scalar inside a shaped condition.  */
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
	switch (n % 4)
	  {
	  case 0:
	    c[i] = 5;
	    break;
	  case 1:
	    c[i] ^= b[i];
	    /* Fall through.  */
	  case 2:
	    c[i] ^= 9;
	    break;
	  default:
	    c[i] = -1;
	  }
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      if (a[i] > 0)
	switch (n % 4)
	  {
	  case 0:
	    c[i] = 5;
	    break;
	  case 1:
	    c[i] ^= b[i];
	    /* Fall through.  */
	  case 2:
	    c[i] ^= 9;
	    break;
	  default:
	    c[i] = -1;
	  }
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
