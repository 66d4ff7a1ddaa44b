/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Lane functions that call lane functions with addresses of their own
   variables: what is stored there under a condition, or in a loop that lanes
   leave one by one, is each lane's own.  */
#include "../ripple-test.h"

static int
least_of (const int *table, int x, int *which)
{
  int least = INT_MAX;
  for (int s = 0; s < 5; s++)
    {
      int d = abs (table[s] - x);
      if (d < least)
	{
	  least = d;
	  *which = s;
	}
    }
  return least;
}

static int
walk (const int *table, int x, int *which, int *steps)
{
  for (int n = 0; n < 9; n++)
    {
      *steps = n;
      if (least_of (table, x, which) < 3)
	return 1;
      x += 4;
    }
  return 0;
}

static int
nearest (const int *table, int x)
{
  int sum = 0;
  for (int round = 0; round < 3; round++)
    {
      int which = -1, steps = 50;
      if (walk (table, x, &which, &steps))
	sum += 100 * which;
      sum += steps;
      if (which == 3)
	break;
      x -= 7;
    }
  return sum;
}

static const int table[5] = { 4, 90, 17, 60, 31 };

NOIPA static void
lanes (int n, const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    c[i] = nearest (table, a[i]);
}

int
main (void)
{
  enum { N = 150 };
  static int a[N], c[N];
  for (int i = 0; i < N; i++)
    a[i] = i - 20;
  lanes (N, a, c);
  for (int i = 0; i < N; i++)
    CHECK (c[i] == nearest (table, a[i]));
  return 0;
}
