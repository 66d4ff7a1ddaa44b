/* { dg-do compile } */
/* No warning: locals of the conditional block, counters of uniform loops,
   lane functions, conditional expressions.  */
#include <ripple.h>

static int
sign (int x)
{
  int r = 0;
  if (x < 0)
    r = -1;
  if (x > 0)
    r = 1;
  return r;
}

void
f (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int d = a[i] > 3 ? 1 : 0;
      if (a[i] > 0)
	{
	  int k = n * 2;
	  for (int j = 0; j < 4; j++)
	    c[i] += k + j;
	}
      c[i] += sign (a[i]) + d;
    }
}
