/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A switch on a scalar in whose cases lanes part, return and jump.  */
#include "common/lanes.h"

static int
parts (int x, int y)
{
  int n = 0, m = 1;
  switch (n & 15)
    {
    case 0 ... 8:
      if (n > x)
	return 1;
      switch (n)
	{
	case -4 ... -1:
	  n++;
	  return 2;
	case 2:
	default:
	  if (m & y)
	    goto into;
	  if (n <= 3)
	    x = y * 3;
	  else
	    {
	      y = x + n;
	    into:
	      n++;
	    }
	  n += 4;
	case 4:
	  if (n == 5)
	    return x;
	}
      m = m * 3 + n;
      break;
    case 9:
      if (x > m)
	{
	  m = m * 3 + n;
	  goto out;
	}
      y = m;
    out:
      return y + m;
    }
  return x - y + m;
}

static int
under_mask (int x, int y)
{
  int n = 3;
  if (x & 1)
    switch (n)
      {
      case 1:
	return y;
      case 3:
	if (y & 1)
	  return x;
	y++;
	/* Fall through.  */
      case 4:
	x += y;
      }
  return x ^ y;
}

LANES (parts, int, 16)
LANES (parts, int, 5)
LANES (under_mask, int, 16)

/* In a block function, the case is a parameter.  */

NOIPA static void
cases (int n, int k, const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int r = a[i];
      switch (k)
	{
	case 0:
	  if (r & 1)
	    break;
	  r *= 3;
	  /* Fall through.  */
	case 1:
	  if (r & 2)
	    continue;
	  r++;
	  break;
	default:
	  r = -r;
	}
      c[i] = r;
    }
}

int
main (void)
{
  enum { N = 40 };
  static int a[N], c[N];
  parts_try_16 ();
  parts_try_5 ();
  under_mask_try_16 ();
  for (int k = 0; k < 3; k++)
    {
      for (int i = 0; i < N; i++)
	a[i] = i * 7 % 19, c[i] = -100;
      cases (N - k, k, a, c);
      for (int i = 0; i < N; i++)
	{
	  int r = a[i];
	  if (k == 0 && !(r & 1))
	    r *= 3;
	  if (k == 0 && (a[i] & 1))
	    ;
	  else if (k < 2)
	    r = r & 2 ? -100 : r + 1;
	  else
	    r = -r;
	  CHECK (c[i] == (i < N - k ? r : -100));
	}
    }
  return 0;
}
