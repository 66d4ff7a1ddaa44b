/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* What stands in front of a break belongs to the loop: lanes that leave in
   different iterations see the counter, a scalar, of their own.  */
#include "../ripple-test.h"

enum { N = 50 };
static int a[N], b[N], u[N];

NOIPA static void
first_hit (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      for (int k = 0; k < 9; k++)
	{
	  a[i]++;
	  if ((b[i] & 7) == k)
	    {
	      u[i] = k > 3 ? k : 100 - k;
	      if (b[i] & 8)
		u[i] += 1000;
	      break;
	    }
	}
      a[i] += 100;
    }
}

NOIPA static void
two_ways_out (int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int r = a[i];
      for (int k = 0; k < 6; k++)
	{
	  if ((b[i] & 3) == k)
	    {
	      r = r + k * 3;
	      u[i] = k;
	      break;
	    }
	  for (int m = 0; m < 4; m++)
	    if ((b[i] >> 4) == m * k)
	      {
		r = r + m * 10;
		break;
	      }
	  if ((b[i] >> 2 & 3) == k)
	    {
	      r = r - k;
	      break;
	    }
	}
      a[i] = r;
    }
}

int
main (void)
{
  for (int n = 0; n < N; n++)
    {
      for (int i = 0; i < N; i++)
	a[i] = u[i] = 0, b[i] = i * 29;
      first_hit (n);
      for (int i = 0; i < N; i++)
	{
	  int k = b[i] & 7;
	  CHECK (a[i] == (i < n ? k + 101 : 0));
	  CHECK (u[i] == (i < n ? (k > 3 ? k : 100 - k)
				  + (b[i] & 8 ? 1000 : 0) : 0));
	}
      two_ways_out (n);
      for (int i = 0; i < n; i++)
	{
	  int r = (b[i] & 7) + 101, w = u[i];
	  for (int k = 0; k < 6; k++)
	    {
	      if ((b[i] & 3) == k)
		{
		  r += k * 3;
		  w = k;
		  break;
		}
	      for (int m = 0; m < 4; m++)
		if ((b[i] >> 4) == m * k)
		  {
		    r += m * 10;
		    break;
		  }
	      if ((b[i] >> 2 & 3) == k)
		{
		  r -= k;
		  break;
		}
	    }
	  CHECK (a[i] == r && u[i] == w);
	}
    }
  return 0;
}
