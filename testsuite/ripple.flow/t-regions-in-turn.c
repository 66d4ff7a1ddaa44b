/* { dg-do run } */
/* { dg-options "-fchecking" } */
/* Regions one after the other, within loops of others, and with short
   circuits: one after the other becomes a row of blocks, and dominators, which
   -fchecking verifies, are kept right.  */
#include "../ripple-test.h"

enum { N = 37 };

static int
work (int x, int y, int n, const int *t)
{
  if (x > 3 && y < 9)
    x += y;
  else if (x < -2 || (n > 2 && y & 1))
    y -= x;
  for (int i = 0; i < n; i++)
    {
      if (x & 1)
	x = 3 * x + 1;
      if (t[i] < 0)
	break;
      if (t[i] > 5)
	continue;
      switch (x & 3)
	{
	case 0:
	  x ^= t[i];
	  break;
	case 1:
	  y += t[i];
	  /* Fall through.  */
	default:
	  x--;
	}
      for (int k = 0; k < (y & 3); k++)
	if (x > k)
	  for (int j = 0; j < n; j++)
	    {
	      if (x > 100)
		break;
	      x += j & y;
	    }
    }
  if (x > y)
    {
      while (y < x && y < 50)
	y += 7;
      if (n > 1 && (x & 2 || y & 4))
	x = -x;
    }
  return x > 5 ? x - y : y > 2 ? y : x * 2;
}

NOIPA static void
lanes (int n, int m, const int *a, const int *b, const int *t, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = work (a[i], b[i], m, t);
}

int
main (void)
{
  static const int t[6] = { 1, 4, 6, 2, -1, 3 };
  int a[N], b[N], c[N], want[N];
  for (int i = 0; i < N; i++)
    {
      a[i] = i * 7 % 23 - 9;
      b[i] = i * 5 % 17 - 3;
    }
  for (int m = 0; m <= 6; m++)
    {
      for (int i = 0; i < N; i++)
	want[i] = work (a[i], b[i], m, t);
      lanes (N, m, a, b, t, c);
      CHECK_SAME (c, want, N);
    }
  return 0;
}
