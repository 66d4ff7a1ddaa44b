// { dg-do run }
// The way out of error ripple-loop-catch: the try block in a function of its
// own.  What it does not catch, or throws again, leaves the loop.
#include "../ripple-test.h"

static int calls;

NOIPA static int
may_throw (int v)
{
  calls++;
  if (v % 5 == 0)
    throw v;
  if (v % 7 == 0)
    throw (long) v;
  return v * 2;
}

static int
guarded (int v)
{
  try
    {
      return may_throw (v);
    }
  catch (int e)
    {
      return -e;
    }
}

template <typename T> static T
again (T v, T limit)
{
  try
    {
      return may_throw (v);
    }
  catch (...)
    {
      if (v > limit)
	throw;
      return 1;
    }
}

static int
first (int v)
{
  return v % 5 == 0 ? -v : v * 2;
}

template <typename F> NOIPA static long
each (int n, const int *x, int *y, F f)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  try
    {
      ripple_parallel (block, 0);
      for (int i = 0; i < n; i++)
	if (x[i] & 1)
	  y[i] = f (x[i]);
    }
  catch (int e)
    {
      return e;
    }
  catch (long e)
    {
      return -e;
    }
  return 0;
}

// Each lane has a value from before the try block.

NOIPA static void
kept (int n, const int *x, int *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 5);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int k = x[i] + 3;
      auto body = [&] () {
	try
	  {
	    k += may_throw (x[i]);
	  }
	catch (int e)
	  {
	    k -= 2;
	  }
	catch (long)
	  {
	  }
      };
      body ();
      y[i] = k;
    }
}

int
main ()
{
  int x[40], y[40];
  for (int n = 0; n < 40; n++)
    {
      for (int i = 0; i < 40; i++)
	x[i] = i + 1, y[i] = 99;
      // No lane behind the one that throws a long is called.
      int stop = n < 7 ? n : 6;
      calls = 0;
      CHECK (each (n, x, y, guarded) == (n < 7 ? 0 : -7));
      CHECK (calls == (stop + 1) / 2 + (n >= 7));
      for (int i = 0; i < n && n < 7; i++)
	CHECK (y[i] == (x[i] % 2 ? first (x[i]) : 99));

      for (int i = 0; i < 40; i++)
	y[i] = 99;
      auto f = [] (int v) { return again<int> (v, 20); };
      CHECK (each (n, x, y, f) == (n >= 21 ? -21 : 0));
      for (int i = 0; i < n && n < 21; i++)
	CHECK (y[i] == (x[i] % 2 == 0 ? 99
			: x[i] % 5 && x[i] % 7 ? x[i] * 2 : 1));

      kept (n, x, y);
      for (int i = 0; i < n; i++)
	CHECK (y[i] == (x[i] % 5 == 0 ? x[i] + 1
			: x[i] % 7 == 0 ? x[i] + 3 : x[i] * 3 + 3));
    }
  return 0;
}
