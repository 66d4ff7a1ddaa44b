/* What lambdas capture, and other structures that all lanes share: set once,
   or again and under conditions.  */
/* { dg-do run } */
/* { dg-options "-w -fchecking" } */
/* { dg-asm-options "-O2 -mavx2 -DONE" } */
/* { dg-asm-require x86 } */
/* { dg-asm-not {vpshufb|vpunpck} } */
#ifdef ONE
# include <ripple.h>
# include <stdint.h>
# define NOIPA
#else
# include "../ripple-test.h"
#endif

struct rgba
{
  uint8_t r, g, b, a;
};

#define LANES								\
  ripple_block_t bs = ripple_set_block_shape (0, 16);			\
  _Pragma ("ripple parallel Block (bs) Dims (0)")

static inline rgba
lerp (rgba p, rgba q, int t)
{
  auto mix = [t] (uint8_t x, uint8_t y)
  { return static_cast<uint8_t> (x + (y - x) * t / 256); };
  return { mix (p.r, q.r), mix (p.g, q.g), mix (p.b, q.b), mix (p.a, q.a) };
}

NOIPA void
blend (rgba *__restrict__ o, const rgba *p, const rgba *q, int t, int n)
{
  LANES
  for (int i = 0; i < n; i++)
    o[i] = lerp (p[i], q[i], t);
}

#ifndef ONE
struct limits
{
  int low, high;
};

NOIPA static void
clamped (int *o, const int *x, int low, int high, int n)
{
  LANES
  for (int i = 0; i < n; i++)
    {
      limits of = { low, high };
      auto clamp = [&of, low] (int v)
      { return v < of.low ? low : v > of.high ? of.high : v; };
      o[i] = clamp (x[i]);
      of.high = low + 3;
      o[i] += clamp (x[i] + 1);
      if (n > 20)
	of.low = low + 1;
      o[i] += clamp (x[i] - 2);
    }
}

static int
clamp (int v, int low, int least, int high)
{
  return v < least ? low : v > high ? high : v;
}

/* Set in each round, before and behind what uses it.  */

NOIPA static void
rounds (int *o, const int *x, int n)
{
  LANES
  for (int i = 0; i < n; i++)
    {
      limits of;
      int sum = 0;
      for (int k = 0; k < 5; k++)
	{
	  if (k > 0)
	    sum += x[i] * of.low;
	  of.low = k * n;
	  of.high = k;
	}
      o[i] = sum + of.high;
    }
}

int
main ()
{
  rgba p[70], q[70], o[70];
  int x[70], got[70];
  for (int i = 0; i < 70; i++)
    {
      p[i] = { (uint8_t) (i * 7), (uint8_t) (i * 11), (uint8_t) i, 3 };
      q[i] = { (uint8_t) (i * 5), (uint8_t) (i + 9), 200, (uint8_t) (90 - i) };
      x[i] = i * 37 % 101 - 50;
    }
  for (int n = 0; n <= 70; n++)
    {
      blend (o, p, q, 2 * n, n);
      clamped (got, x, -n, 20, n);
      for (int i = 0; i < n; i++)
	{
	  int t = 2 * n;
	  CHECK (o[i].r == (uint8_t) (p[i].r + (q[i].r - p[i].r) * t / 256));
	  CHECK (o[i].g == (uint8_t) (p[i].g + (q[i].g - p[i].g) * t / 256));
	  CHECK (o[i].b == (uint8_t) (p[i].b + (q[i].b - p[i].b) * t / 256));
	  CHECK (o[i].a == (uint8_t) (p[i].a + (q[i].a - p[i].a) * t / 256));
	  CHECK (got[i] == (clamp (x[i], -n, -n, 20)
			    + clamp (x[i] + 1, -n, -n, 3 - n)
			    + clamp (x[i] - 2, -n, n > 20 ? 1 - n : -n,
				     3 - n)));
	}
      rounds (got, x, n);
      for (int i = 0; i < n; i++)
	CHECK (got[i] == x[i] * 6 * n + 4);
    }
}
#endif
