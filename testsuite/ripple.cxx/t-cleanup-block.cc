// { dg-do run }
// Objects in block functions and in functions that lanes call: what an
// exception destroys is what was made.
#include "../ripple-test.h"

enum { N = 8, TAG = 0x5ca1ab1e };

static int live, wrong, held[2 * N];

struct object
{
  int value, tag;
  NOIPA object (int v) : value (v), tag (TAG)
  {
    live++;
  }
  NOIPA ~object ()
  {
    wrong += tag != TAG;
    tag = 0;
    live--;
  }
};

struct guard
{
  int *at;
  guard (int *p) : at (p)
  {
    ++*p;
  }
  ~guard ()
  {
    --*at;
  }
};

NOIPA static int
may (int x, int u)
{
  if (x == u)
    throw 'u';
  return x * 2;
}

// Made round the condition, by all lanes.
NOIPA static void
round (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  object a (x[v]);
  guard b (&held[x[v]]);
  if (x[v] & 1)
    x[v] = may (x[v], u) + a.value;
}

// One for all lanes, made if any is on.
NOIPA static void
uniform (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  if (x[v] & 1)
    {
      object a (u);
      x[v] = may (x[v], u) + a.value - u + x[v];
    }
}

static int
inlined (int x, int u)
{
  guard a (&held[x]);
  return may (x, u) + x;
}

NOIPA static void
lanes (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  if (x[v] & 1)
    x[v] = inlined (x[v], u);
}

static int
called (int x, int u)
{
  object a (x);
  if (x == 3)
    return 9;
  return may (x, u) + a.value;
}

NOIPA static void
lanes_called (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  if (x[v] & 1)
    x[v] = called (x[v], u);
}

static void
check (void (*f) (int *, int))
{
  for (int u = 0; u <= N; u++)
    {
      int x[N];
      bool thrown = false;
      for (int i = 0; i < N; i++)
	x[i] = i + 1;
      try
	{
	  f (x, u);
	}
      catch (char)
	{
	  thrown = true;
	}
      CHECK (live == 0 && wrong == 0);
      for (int i = 0; i < 2 * N; i++)
	CHECK (held[i] == 0);
      CHECK (thrown == (u % 2 && (u != 3 || f != lanes_called)));
      for (int i = 0; i < N && !thrown; i++)
	CHECK (x[i] == (i & 1 ? i + 1 : 3 * (i + 1)));
    }
}

int
main ()
{
  check (round);
  check (uniform);
  check (lanes);
  check (lanes_called);
  return 0;
}
