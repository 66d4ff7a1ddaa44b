// { dg-do error }
// Handlers in the body of an annotated loop.
#include <ripple.h>

void
one_type (int n, int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0); // { dg-error {3: an exception is caught in the body of an annotated loop.*ripple-loop-catch} }
  for (int i = 0; i < n; i++)
    {
      try
	{
	  if (n > 100)
	    throw 1;
	  x[i]++;
	}
      catch (int e)
	{
	  x[i] = e;
	}
    }
}

void
all_types (int n, int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel_full (block, 0); // { dg-error {3: an exception is caught in the body of an annotated loop} }
  for (int i = 0; i < n; i++)
    {
      try
	{
	  if (n > 100)
	    throw 1;
	  x[i]++;
	}
      catch (...)
	{
	  x[i] = 7;
	}
    }
}
