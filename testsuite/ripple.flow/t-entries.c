/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Jumps of some lanes into the middle of loops, Duff's device among them.  */
#include "common/lanes.h"

static int
duff (int x, int y)
{
  int n = (x & 15) + 1, r = 0, k = (n + 3) / 4;
  y &= 255;
  switch (n % 4)
    {
    case 0:
      do
	{
	  r += y;
	  y ^= 5;
	case 3:
	  r += 2;
	  y = y * 3 % 17;
	case 2:
	  r ^= y;
	case 1:
	  r += 7;
	}
      while (--k > 0);
    }
  return r;
}

static int
into (int x, int y)
{
  int r = x & 7;
  x &= 255, y &= 255;
  if (y & 1)
    goto in;
  while (r < 50)
    {
      r += 3;
      if ((r ^ x) & 4)
	continue;
    in:
      r += 1 + (x & 3);
      if (r % 7 == y % 7)
	break;
      if (r % 11 == 3)
	goto two;
    }
  return r;
two:
  r++;
  if (r < 90)
    {
      y++;
      goto in;
    }
  return -r;
}

static int
two_loops (int x, int y)
{
  int r = 0, i = x & 7, j = y & 7;
  if (x & 8)
    goto second;
first:
  r += i--;
  if (i > 0)
    goto first;
second:
  r += 2 * j--;
  if (j > i)
    goto second;
  if (j > -3)
    goto first;
  return r;
}

LANES (duff, int, 16)
LANES (duff, int, 11)
LANES (into, int, 16)
LANES (two_loops, int, 32)

NOIPA static void
block_function (const int *a, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (block, 0);
  int x = a[v];
  if (x > 4)
    goto in;
  do
    {
      x++;
    in:
      x += 2;
      c[v] += x;
    }
  while (x < 100);
  c[v] -= x;
}

/* All lanes jump between annotated loops, each of which is in a loop of its
   own, too.  */
NOIPA static int
jumps_between (int n, const char *way, int *c)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  int k = 0;
  switch (way[k++])
    {
    case '1': goto one;
    case '2': goto two;
    }
  return k;
one:
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    c[i]++;
  switch (way[k++])
    {
    case '1': goto one;
    case '2': goto two;
    }
  return k;
two:
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    if (c[i] < 30)
      c[i] *= 2;
  switch (way[k++])
    {
    case '1': goto one;
    case '2': goto two;
    }
  return k;
}

static void
check_between (const char *way)
{
  int c[21], k = strlen (way);
  for (int n = 0; n < 21; n++)
    {
      for (int i = 0; i < 21; i++)
	c[i] = i;
      CHECK (jumps_between (n, way, c) == k + 1);
      for (int i = 0; i < 21; i++)
	{
	  int x = i;
	  for (int j = 0; i < n && j < k; j++)
	    if (way[j] == '1')
	      x++;
	    else if (x < 30)
	      x *= 2;
	  CHECK (c[i] == x);
	}
    }
}

int
main (void)
{
  int a[8], c[8];
  check_between ("");
  check_between ("1");
  check_between ("221");
  check_between ("1121222112");
  duff_try_16 ();
  duff_try_11 ();
  into_try_16 ();
  two_loops_try_32 ();
  for (int i = 0; i < 8; i++)
    a[i] = i * 3 % 8, c[i] = 0;
  block_function (a, c);
  for (int i = 0; i < 8; i++)
    {
      int x = a[i], sum = 0;
      if (x > 4)
	goto in;
      do
	{
	  x++;
	in:
	  x += 2;
	  sum += x;
	}
      while (x < 100);
      CHECK (c[i] == sum - x);
    }
  return 0;
}
