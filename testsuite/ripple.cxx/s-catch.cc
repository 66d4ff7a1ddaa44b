// { dg-do error }
// Handlers in the body of an annotated loop, and under conditions on lanes.
#include <ripple.h>

void
one_type (int n, int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel (block, 0); // { dg-error {3: an exception is caught in the body of an annotated loop.*put the .try. block into a function of its own.*ripple-loop-catch} }
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

extern int may (int);

// All lanes would come to the handler.

void
under_condition (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  int y = x[v]; // { dg-note {7: 'y' gets it here} }
  if (y > 3) // { dg-note {3: the vector branch is here} }
    {
      try
	{
	  may (u); // { dg-error {15: non single-entry-single-exit .SESE. region: an exception is caught under it; catch it round the condition.*ripple-region-shaped} }
	}
      catch (...)
	{
	  y -= 2;
	}
    }
  x[v] = y;
}

void
in_loop (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  int y = x[v];
  while (y > 3) // { dg-note {12: the vector branch is here} }
    try
      {
	may (u); // { dg-error {13: an exception is caught under it} }
	y--;
      }
    catch (int e)
      {
	y -= e;
      }
  x[v] = y;
}

template <typename T> void
rethrown (T *x, T u)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  T y = x[v];
  if (u > 0)
    x[v] = 1;
  else if (y > 3) // { dg-note {8: the vector branch is here} }
    try
      {
	may (u); // { dg-error {13: an exception is caught under it} }
      }
    catch (...)
      {
	x[v] = 0;
	throw;
      }
}

template void rethrown (int *, int);
