/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx2 sse2" } */
/* What lanes leave a loop with if it is computed before they leave: in lane
   functions each has its own, also if others come out at the end of the loop;
   a scalar of a block function is that of the last lane.  */
#include "common/lanes.h"

static int
early (int x, int y)
{
  int steps = 50;
  for (int n = 0; n < 9; n++)
    {
      ++steps;
      if (x < 3)
	return steps + 1000;
      x = (x & 1023) - 4 - (y & 3);
    }
  return steps;
}

static int
three_ways (int x, int y)
{
  int a = 0, b = 7;
  do
    {
      a += 2;
      if ((x & 15) == a)
	break;
      b += a;
      if ((y & 31) == b)
	return a * 100 + b;
    }
  while (a < 20);
  return a * 1000 + b;
}

LANES (early, int, 16)
LANES (three_ways, int, 16)

enum { N = 64 };

NOIPA static void
last_lane (int n, const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < n; i++)
    {
      int steps = 50, x = a[i];
      for (int k = 0; k < 20; k++)
	{
	  ++steps;
	  if (x < 3)
	    break;
	  x -= 4;
	}
      c[i] = steps;
    }
}

int
main (void)
{
  static int a[N], c[N];

  early_try_16 ();
  three_ways_try_16 ();
  for (int i = 0; i < N; i++)
    a[i] = i - 10;
  last_lane (N, a, c);
  for (int i = 0; i < N; i++)
    {
      int last = a[i | 15], steps = 51;
      for (; last >= 3 && steps < 70; last -= 4)
	steps++;
      CHECK (c[i] == steps);
    }
  return 0;
}
