// { dg-do run }
// Functions that catch exceptions are called lane by lane; handlers round the
// loop are none of its business.
#include "../ripple-test.h"

static int
lane (int v, int limit)
{
  try
    {
      if (v > limit)
	throw v;
      return v + 1;
    }
  catch (int e)
    {
      return -e;
    }
}

NOIPA static int
kernel (int n, int *x, int limit)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  try
    {
      ripple_parallel (block, 0);
      for (int i = 0; i < n; i++)
	{
	  if (x[i] & 1)
	    x[i] = lane (x[i], limit);
	  if (limit > 50)
	    throw 2L;
	}
    }
  catch (long e)
    {
      return e;
    }
  return 0;
}

int
main ()
{
  int x[30];
  for (int n = 0; n < 30; n++)
    {
      for (int i = 0; i < 30; i++)
	x[i] = i;
      CHECK (kernel (n, x, 10) == 0);
      for (int i = 0; i < 30; i++)
	CHECK (x[i] == (i >= n || !(i & 1) ? i : i > 10 ? -i : i + 1));
    }
  CHECK (kernel (20, x, 60) == 2);
  CHECK (kernel (0, x, 60) == 0);
  return 0;
}
