// { dg-do run }
// Handlers in block functions, round code with lanes: an exception leaves all
// lanes at once, and what the handler does is for all of them.
#include "../ripple-test.h"

enum { N = 8 };

NOIPA static int
may (int x)
{
  if (x > 5)
    throw x;
  return x;
}

NOIPA static void
uniform (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  try
    {
      may (u);
      x[v] = 1;
    }
  catch (int e)
    {
      x[v] += e;
    }
}

// The condition is in the try block: all lanes come to the handler, also
// where the try block ends with the condition.

NOIPA static void
under_condition (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  int y = x[v];
  try
    {
      if (y > 3)
	may (u);
    }
  catch (...)
    {
      y += 100;
    }
  x[v] = y + 1;
}

NOIPA static void
per_lane (int *x, int limit)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  int y = x[v] + limit;
  try
    {
      x[v] = may (y) + 10;
    }
  catch (int e)
    {
      x[v] = e * y;
    }
}

NOIPA static int
in_loop (int *x, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  int y = x[v], caught = 0;
  for (int i = 0; i < n; i++)
    try
      {
	if (y > 5)
	  may (i);
	y++;
      }
    catch (...)
      {
	caught++;
	if (y & 1)
	  continue;
	x[v] += 10;
      }
  x[v] += y;
  return caught;
}

NOIPA static void
thrown (int *x)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  int y = x[v];
  try
    {
      if (y > 5)
	throw 4L;
      x[v] = 0;
    }
  catch (long e)
    {
      if (y > 4)
	x[v] = e + y;
    }
}

static void
start (int *x)
{
  for (int i = 0; i < N; i++)
    x[i] = i;
}

int
main ()
{
  int x[N];

  for (int u = 5; u < 7; u++)
    {
      start (x);
      uniform (x, u);
      for (int i = 0; i < N; i++)
	CHECK (x[i] == (u > 5 ? i + u : 1));
      start (x);
      under_condition (x, u);
      for (int i = 0; i < N; i++)
	CHECK (x[i] == (u > 5 ? i + 101 : i + 1));
    }
  start (x);
  per_lane (x, -2);
  for (int i = 0; i < N; i++)
    CHECK (x[i] == i - 2 + 10);
  start (x);
  per_lane (x, 7);
  for (int i = 0; i < N; i++)
    CHECK (x[i] == 7 * (i + 7));
  start (x);
  CHECK (in_loop (x, 8) == 2);
  for (int i = 0; i < N; i++)
    CHECK (x[i] == i + i + 6 + ((i + 6) & 1 ? 0 : 20));
  start (x);
  thrown (x);
  for (int i = 0; i < N; i++)
    CHECK (x[i] == (i > 4 ? 4 + i : i));
  return 0;
}
