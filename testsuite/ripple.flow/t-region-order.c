/* { dg-do run } */
/* { dg-isa "native avx2" } */
/* Uniform conditions whose ways share the end of one shaped condition, and
   enclose another one that comes before it: a chain of conditions, a switch,
   and a function.  */
#include "../ripple-test.h"
#define B 8

static inline int
one (int m, int x, int y, int *store)
{
  if (m == 0)
    {
      if (x > 3)
	return 1;
    }
  else if (m == 1)
    {
      *store = 3;
      if (x > 5)
	*store = 4;
      return 2;
    }
  else if (m == 2)
    {
      if (y > x)
	return 3;
      *store = y;
    }
  *store += 5;
  return x;
}

NOIPA static void
chain (int n, int m, const int *x, int *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (m == 0)
	{
	  if (x[i] > 3)
	    continue;
	}
      else if (m == 1)
	{
	  p[i] = 3;
	  if (x[i] > 5)
	    p[i] = 4;
	  continue;
	}
      p[i] = 5;
    }
}

NOIPA static void
cases (int n, int m, const int *x, int *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      switch (m)
	{
	case -4 ... 0:
	  if (x[i] > 3)
	    continue;
	  break;
	case 1:
	  p[i] = 3;
	  if (x[i] > 5)
	    p[i] = 4;
	  continue;
	case 2:
	  if (x[i] < 2)
	    break;
	  p[i] += x[i];
	  if (x[i] & 1)
	    continue;
	}
      p[i] += 5;
    }
}

NOIPA static void
function (int n, int m, const int *x, const int *y, int *p, int *q)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    q[i] = one (m, x[i], y[i], &p[i]);
}

int
main (void)
{
  for (int k = 0; k < TRIPS * 5; k++)
    {
      int n = trip (k / 5, B), m = k % 5 - 1;
      BUF (int, x, n, 0);
      BUF (int, y, n, 0);
      BUF (int, p, n, 0);
      BUF (int, q, n, 0);
      for (int i = 0; i < n; i++)
	{
	  x[i] = x[i] % 8;
	  y[i] = y[i] % 8;
	  p[i] = 9;
	}
      chain (n, m, x, p);
      for (int i = 0; i < n; i++)
	{
	  CHECK (p[i] == (m == 0 && x[i] > 3 ? 9
			  : m == 1 ? 3 + (x[i] > 5) : 5));
	  p[i] = 9;
	}
      cases (n, m, x, p);
      for (int i = 0; i < n; i++)
	{
	  int want = 14;
	  if (m <= 0 && m >= -4 && x[i] > 3)
	    want = 9;
	  else if (m == 1)
	    want = 3 + (x[i] > 5);
	  else if (m == 2 && x[i] >= 2)
	    want = 9 + x[i] + (x[i] & 1 ? 0 : 5);
	  CHECK (p[i] == want);
	  p[i] = 9;
	}
      function (n, m, x, y, p, q);
      for (int i = 0; i < n; i++)
	{
	  int want = 9, r = one (m, x[i], y[i], &want);
	  CHECK (p[i] == want && q[i] == r);
	}
      buf_free_all ();
    }
  return 0;
}
