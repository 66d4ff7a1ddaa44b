// { dg-do error }
// Handlers in the body of an annotated loop round what lanes do together, and
// handlers of lanes that have left their try block.
#include <ripple.h>

extern int may (int);

void
nest (int n, int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_block_t inner = ripple_set_block_shape (1, 8);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      try
	{
	  x[i] = may (n);
	  ripple_parallel (inner, 0); // { dg-note {11: all lanes do this together.*ripple-loop-together} }
	  for (int j = 0; j < n; j++)
	    x[j] += may (j);
	}
      catch (int e) // { dg-error {7: an exception is caught in the body of an annotated loop, round what all lanes do together; catch it inside of that.*ripple-loop-catch} }
	{
	  x[i] = e;
	}
    }
}

void
reduce (int n, int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    {
      try
	{
	  if (may (ripple_reduceadd (1, x[i])))
	    x[i] = may (ripple_reduceadd (1, x[i])); // { dg-note {24: all lanes do this together} }
	}
      catch (...) // { dg-error {7: an exception is caught in the body of an annotated loop} }
	{
	  x[i] = 7;
	}
    }
}

// Some lanes have left the try block when the exception comes.

void
returned (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  int y = x[v]; // { dg-note {7: 'y' gets it here} }
  if (y > 3)
    {
      try
	{
	  if (y > 5) // { dg-error {11: non single-entry-single-exit .SESE. region: lanes leave a try block by it while others stay, and an exception may come; leave it behind the last call that may throw.*ripple-region-shaped} }
	    return;
	  may (u);
	}
      catch (...)
	{
	  y -= 2;
	}
    }
  x[v] = y;
}

int
broken (int *x, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  int y = x[v], caught = 0;
  for (int i = 0; i < n; i++)
    try
      {
	switch (y & 3) // { dg-error {9: lanes leave a try block by it} }
	  {
	  case 1:
	    continue;
	  case 2:
	    y++;
	  }
	may (y);
      }
    catch (int e)
      {
	caught++;
      }
  x[v] = y;
  return caught;
}

// These have not.

void
behind (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  int y = x[v];
  while (y > 3)
    try
      {
	if (y & 1)
	  may (u);
	y--;
	if (y > 7)
	  break;
      }
    catch (int e)
      {
	y -= e;
      }
  x[v] = y;
}

// The handler sees one of two variables that have the same name.

void
reused (const int *x, int *r, int u)
{
  ripple_block_t A = ripple_set_block_shape (0, 8);
  ripple_block_t B = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (A, 0), w = ripple_id (B, 0);
  int y = x[v];
  try
    {
      if (y > 3)
	{
	  y = 4;
	  may (u);
	}
    }
  catch (int)
    {
      y++;
    }
  r[v] = y;
  y = x[w]; // { dg-error {5: the blocks of the two sides of this assignment differ in dimension 0: the value has the shape 'Tensor.16.', the address has the shape 'Tensor.8.'.*ripple-store-larger} }
  r[w] = y;
}
