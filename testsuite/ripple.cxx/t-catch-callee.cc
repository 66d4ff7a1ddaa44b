/* { dg-do run } */
/* { dg-options "-w" } */
// Block functions that catch exceptions, called under conditions on lanes, and
// by themselves; what all lanes do together in a try block.
#include "../ripple-test.h"

enum { N = 8 };

NOIPA static int
may (int v)
{
  if (v == 3)
    throw v;
  if (v == 5)
    throw (long) v;
  return v & 3;
}

// The same text for a block and for one lane.
#define BOTH(type, name, params, ...)					\
  static type								\
  name (ripple_block_t BS, params, int u)				\
  {									\
    __VA_ARGS__								\
  }									\
  static type								\
  name (char BS, params, int u)						\
  {									\
    __VA_ARGS__								\
  }

BOTH (int, caught, int y,
      try
	{
	  return y + may (u);
	}
      catch (int e)
	{
	  return y * 10 + e;
	}
      catch (long)
	{
	  if (y & 2)
	    return -1;
	}
      return 7;)

BOTH (int, again, int y,
      if (u == 0)
	return y;
      if (y & 1)
	try
	  {
	    may (u);
	    y = again (BS, y + 2, u - 1) + 1;
	  }
	catch (int e)
	  {
	    y += 50;
	  }
	catch (long e)
	  {
	    y += 70;
	    if (y & 4)
	      return y;
	    y++;
	  }
      else
	y = again (BS, y + 1, u - 1);
      return y;)

BOTH (int, choose, int y,
      if (y & 1)
	return caught (BS, y, u);
      if (y > 3)
	y += caught (BS, y + 1, u + 1);
      return y;)

NOIPA static void
chosen (int *x, int u)
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0);
  x[v] = choose (BS, x[v], u);
}

NOIPA static void
repeated (int *x, int u)
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0);
  x[v] = again (BS, x[v], u);
}

NOIPA static void
together (int *x, int u)
{
  ripple_block_t BS = ripple_set_block_shape (0, N);
  size_t v = ripple_id (BS, 0);
  int y = x[v];
  if (y & 1)
    try
      {
	int s = ripple_reduceadd (1, y);
	may (u);
	y += s;
      }
    catch (...)
      {
	y = ripple_reduceadd (1, y) * 100 + ripple_reducemax (1, y);
      }
  x[v] = y;
}

int
main ()
{
  int x[N];
  for (int u = 0; u < 7; u++)
    {
      bool throws = u == 3 || u == 5;
      int limit = u;
#define RUN(name, want)							\
      for (int i = 0; i < N; i++)					\
	x[i] = i;							\
      name (x, u);							\
      for (int i = 0; i < N; i++)					\
	CHECK (x[i] == (want));
      RUN (chosen, choose ('a', i, limit))
      RUN (repeated, again ('a', i, limit))
      RUN (together, ~i & 1 ? i : throws ? 1607 : i + 16)
    }
  return 0;
}
