/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Loops that lanes leave at different times: while, do and for, in lane
   functions.  */
#include "common/lanes.h"

static int
collatz (int x, int y)
{
  unsigned u = (unsigned) x % 1000 + 1;
  int n = 0;
  (void) y;
  while (u != 1)
    {
      u = u & 1 ? 3 * u + 1 : u / 2;
      n++;
    }
  return n;
}

static int
digits (int x, int y)
{
  int n = 0;
  unsigned u = (unsigned) x ^ (unsigned) y;
  do
    {
      n++;
      u /= 10;
    }
  while (u);
  return n;
}

static int
sum_to (int x, int y)
{
  int s = 0;
  for (int i = x & 7; i < (y & 15); i += 2)
    s += i * y % 13;
  return s;
}

static unsigned char
log2_of (unsigned char x, unsigned char y)
{
  unsigned char n = 0;
  for (; x; x >>= 1)
    n += 1 + (y & 1);
  return n;
}

static double
newton (double x, double y)
{
  double r = 1;
  x = x < 0 ? -x : x;
  y = y < 0 ? -y : y;
  x += y + 1;
  while (r * r > x * 1.000001 || r * r < x * 0.999999)
    r = (r + x / r) / 2;
  return r > 0 ? 1 : r;
}

LANES (collatz, int, 16)
LANES (collatz, int, 5)
LANES (digits, int, 32)
LANES (sum_to, int, 16)
LANES (log2_of, uint8_t, 64)
LANES (newton, double, 8)

int
main (void)
{
  collatz_try_16 ();
  collatz_try_5 ();
  digits_try_32 ();
  sum_to_try_16 ();
  log2_of_try_64 ();
  newton_try_8 ();
  return 0;
}
