// { dg-do run }
/* { dg-options "-w" } */
// Lanes leave the scope of an object of the block by several ways: it is
// destroyed once.
#include "../ripple-test.h"

enum { N = 8 };

static int live, made;

struct object
{
  int value;
  NOIPA object (int v) : value (v)
  {
    live++;
    made++;
  }
  NOIPA ~object ()
  {
    live--;
  }
};

NOIPA static int
scope (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  int y = x[v];
  object outer (u);
  {
    object o (u);
    if (y & 1)
      {
	x[v] = -1;
	return u;
      }
    y += o.value;
  }
  x[v] = y * 3 + outer.value;
  return u;
}

NOIPA static void
loop (int *x, int u)
{
  ripple_block_t block = ripple_set_block_shape (0, N);
  size_t v = ripple_id (block, 0);
  int y = x[v];
  for (int i = 0; i < 4; i++)
    {
      object o (u);
      if (y & 1)
	continue;
      object p (u);
      if (y == i)
	break;
      if (y == 4)
	goto out;
      y += o.value + p.value;
    }
  y += 1000;
out:
  x[v] = y;
}

static int
loop_lane (int y, int u)
{
  for (int i = 0; i < 4; i++)
    {
      if (y & 1)
	continue;
      if (y == i)
	break;
      if (y == 4)
	return y;
      y += 2 * u;
    }
  return y + 1000;
}

int
main ()
{
  int x[N];
  for (int i = 0; i < N; i++)
    x[i] = i;
  CHECK (scope (x, 1) == 1);
  for (int i = 0; i < N; i++)
    CHECK (x[i] == (i & 1 ? -1 : (i + 1) * 3 + 1));
  CHECK (live == 0 && made == 2);
  for (int u = 0; u < 4; u++)
    {
      for (int i = 0; i < N; i++)
	x[i] = i;
      loop (x, u);
      for (int i = 0; i < N; i++)
	CHECK (x[i] == loop_lane (i, u));
      CHECK (live == 0);
    }
  return 0;
}
