/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Loops with several ways out: break, return, goto, and continue.  */
#include "common/lanes.h"

static int
breaks (int x, int y)
{
  int r = 0;
  for (int i = 0; i < 20; i++)
    {
      r += (x >> (i & 7)) & 3;
      if (r > 9)
	break;
      if ((y >> (i & 15)) & 1)
	continue;
      r++;
      if (((x ^ y) & 31) == i)
	break;
    }
  return r;
}

static int
returns (int x, int y)
{
  int r = x & 3;
  for (int i = 0; i < 12; i++)
    {
      if ((x >> i & 1) && (y >> i & 1))
	return r - i;
      if ((x & 15) == i)
	break;
      if (r > 30)
	return 1000;
      r += i;
    }
  return r + 100;
}

static int
gotos (int x, int y)
{
  int r = 0, i = 0;
  x &= 15, y &= 15;
again:
  r += i;
  if (i == x)
    goto done;
  i++;
  if (i < y)
    goto again;
  if (r & 1)
    goto odd;
  r = -r;
odd:
  r *= 3;
done:
  return r + i;
}

static int
endless (int x, int y)
{
  unsigned u = x, n = 0;
  for (;;)
    {
      u = u * 1664525u + 1013904223u;
      if (u >> 30 == 3)
	return n;
      if (++n == 12 + (y & 3))
	break;
    }
  return -1;
}

LANES (breaks, int, 16)
LANES (returns, int, 16)
LANES (returns, int, 7)
LANES (gotos, int, 32)
LANES (endless, int, 16)

int
main (void)
{
  breaks_try_16 ();
  returns_try_16 ();
  returns_try_7 ();
  gotos_try_32 ();
  endless_try_16 ();
  return 0;
}
