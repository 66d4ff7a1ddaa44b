/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Values that begin as constants and go round loops: whether they are
   constants must not be asked again for each use.  */
#include "common/lanes.h"

static int
mix (int x, int y)
{
  int n = 0, m = 1, c1 = 0, c2;
  while (3 <= y)
    {
      if (c1++ == 6)
	return m & 63;
      m = m * 3u + n;
    }
  if (x != n)
    return m;
  c1 = 0;
again:
  m = m * 3u + n;
  c2 = 0;
  do
    x = x * 5u + y;
  while (c2++ < 3 && (m & 63) < (m & 62));
  if (c1++ < 2 && x == y)
    goto again;
  return x + n;
}

static int
count (int x, int y)
{
  int n = 0, m = 1, c = 0;
  m = m * 3u + n;
  while (c++ < 1 && x > n)
    if ((m & 63) <= 6)
      break;
  c = 0;
  do
    m = m * 3u + n;
  while (c++ < 4 && (n < y || n == x));
  return 4 - m;
}

LANES (mix, int, 16)
LANES (count, int, 5)

int
main (void)
{
  mix_try_16 ();
  count_try_5 ();
  return 0;
}
