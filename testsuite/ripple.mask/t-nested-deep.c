/* { dg-do run } */
/* Eight levels of conditions.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int v = a[i], r = b[i] & 7;
      if (v & 1)
	{
	  r += 1;
	  if (v & 2)
	    {
	      r += 2;
	      if (v & 4)
		{
		  if (v & 8)
		    r += 8;
		  else
		    {
		      r += 4;
		      if (v & 16)
			if (v & 32)
			  {
			    if (v & 64)
			      r += b[i] & 0xff;
			    else if (v & 128)
			      r *= 3;
			  }
		    }
		}
	    }
	}
      c[i] = r;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int v = a[i], r = b[i] & 7;
      if (v & 1)
	{
	  r += 1;
	  if (v & 2)
	    {
	      r += 2;
	      if (v & 4)
		{
		  if (v & 8)
		    r += 8;
		  else
		    {
		      r += 4;
		      if (v & 16)
			if (v & 32)
			  {
			    if (v & 64)
			      r += b[i] & 0xff;
			    else if (v & 128)
			      r *= 3;
			  }
		    }
		}
	    }
	}
      c[i] = r;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
