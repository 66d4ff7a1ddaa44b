/* { dg-do run } */
// Exceptions elsewhere in the function: thrown before and after the loop,
// caught round it, objects with destructors alive across it.
#include "../ripple-test.h"

static int alive;

struct guard
{
  guard () { alive++; }
  ~guard () { alive--; }
};

NOIPA static void
maybe_throw (int k)
{
  if (k == 1)
    throw 42;
}

NOIPA static int
kernel (int n, int early, int late, const int *a, int *c)
{
  guard g;
  int result = 0;
  try
    {
      guard h;
      maybe_throw (early);
      ripple_block_t BS = ripple_set_block_shape (0, 8);
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[i] = a[i] + 1;
      maybe_throw (late);
      result = 1;
    }
  catch (int x)
    {
      result = x;
    }
  return result;
}

int
main ()
{
  int a[30], c[30];
  for (int n = 0; n < 30; n++)
    for (int k = 0; k < 4; k++)
      {
	for (int i = 0; i < 30; i++)
	  a[i] = rnd () & 0xffff, c[i] = -1;
	int r = kernel (n, k & 1, k >> 1, a, c);
	CHECK (r == (k ? 42 : 1) && alive == 0);
	for (int i = 0; i < 30; i++)
	  CHECK (c[i] == (i < n && !(k & 1) ? a[i] + 1 : -1));
      }
  return 0;
}
