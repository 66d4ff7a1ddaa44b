/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Loops that lanes leave one by one within others, and uniform loops within
   them.  */
#include "common/lanes.h"

static int
nested (int x, int y)
{
  int r = 0;
  for (int i = 0; i < (x & 7); i++)
    {
      int k = y & 7;
      while (k > i)
	{
	  r += k * i + 1;
	  if (r > 200)
	    goto out;
	  k -= 1 + (x & 1);
	}
      if (r % 5 == 3)
	continue;
      r += 2;
    }
out:
  return r;
}

static int
uniform_inside (int x, int y)
{
  int r = 0;
  while (x & 255)
    {
      for (int k = 0; k < 3; k++)
	r += x >> k & y;
      x = (x & 255) >> 1;
    }
  return r;
}

static int
inside_uniform (int x, int y)
{
  int r = 0;
  for (int k = 1; k < 4; k++)
    {
      int z = x & 63;
      do
	{
	  r += z & y & 15;
	  z -= k;
	}
      while (z > 0);
      if (r > 500)
	break;
    }
  return r;
}

static int
three_deep (int x, int y)
{
  int r = 0;
  for (int i = x & 3; i < 4; i++)
    for (int j = y & 3; j < 4; j++)
      {
	int k = 0;
	while (k < (i ^ j))
	  {
	    if ((x >> k & 7) == 7)
	      return r;
	    r += ++k;
	  }
      }
  return r;
}

static int
under_conditions (int x, int y)
{
  int r = 1;
  if (x & 1)
    {
      while (r < (y & 127))
	r *= 2;
      if (y & 2)
	for (int i = x & 7; i; i--)
	  r ^= i;
    }
  else if (y & 1)
    do
      r += 3;
    while (r < (x & 31));
  return r;
}

LANES (nested, int, 16)
LANES (uniform_inside, int, 16)
LANES (inside_uniform, int, 16)
LANES (three_deep, int, 16)
LANES (three_deep, int, 42)
LANES (under_conditions, int, 16)

int
main (void)
{
  nested_try_16 ();
  uniform_inside_try_16 ();
  inside_uniform_try_16 ();
  three_deep_try_16 ();
  three_deep_try_42 ();
  under_conditions_try_16 ();
  return 0;
}
