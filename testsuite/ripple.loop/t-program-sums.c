/* Sums that the program makes of all lanes behind the loop: short blocks run
   over whole vectors (block-size.cc), but those of which lanes are seen.  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O2 -march=x86-64-v3 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm {vpaddb[^\n]*%ymm} sum_bytes } */
/* { dg-asm {vpmaxsw[^\n]*%ymm} most_shorts } */
/* { dg-asm-not {%ymm} seen } */
#include "../ripple-test.h"

enum { MOST = 200 };

#ifndef ONE
# define KEPT NOIPA static
#else
# define KEPT
#endif

/* KERNEL (NAME, B, T, INIT, STEP, REDUCE): S, INIT first, is changed by STEP
   for each x.  */
#define KERNEL(NAME, B, T, INIT, STEP, REDUCE)				\
  KEPT T								\
  NAME (int n, const T *restrict p, T init)				\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    T s = INIT;								\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = p[i];							\
	STEP;								\
      }									\
    return REDUCE (1, s);						\
  }

typedef unsigned char u8;

KERNEL (sum_bytes, 5, u8, 0, s += x, ripple_reduceadd)
KERNEL (most_shorts, 4, short, init, s = x > s ? x : s, ripple_reducemax)

/* Lane 2 of the sums is seen, and so is how many lanes there are.  */
KEPT int
seen (int n, const int *restrict p, int *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  int s = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    s += p[i];
  *r = ripple_slice (s, 2);
  return ripple_reduceadd (1, s);
}

#ifndef ONE
/* Every lane begins with 7.  */
KERNEL (from_seven, 4, int, 7, s += x, ripple_reduceadd)
KERNEL (from_any, 4, unsigned, init, s += x, ripple_reduceadd)
KERNEL (product, 3, unsigned, 1, s *= x, ripple_reducemul)
KERNEL (least, 8, short, init, s = x < s ? x : s, ripple_reducemin)
KERNEL (all_bits, 3, u8, init, s &= x, ripple_reduceand)
KERNEL (any_bit, 3, u8, init, s |= x, ripple_reduceor)
KERNEL (odd_bits, 3, u8, 0, s ^= x, ripple_reducexor)
KERNEL (difference, 4, int, 0, s -= x, ripple_reduceadd)
KERNEL (above, 4, int, 0, if (x > 50) s += x, ripple_reduceadd)
KERNEL (mixed, 4, int, 0, s += x, ripple_reducemax)
KERNEL (twice, 4, int, 0, s += s + x, ripple_reduceadd)
KERNEL (floats, 4, float, 0, s += x, ripple_reduceadd)

NOIPA static int
two (int n, const int *restrict p)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  int s = 0, t = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      s += p[i];
      t = p[i] > t ? p[i] : t;
    }
  return ripple_reduceadd (1, s) * ripple_reducemax (1, t);
}

/* Rows of a block of two dimensions: one of them is reduced.  */
NOIPA static void
rows (int n, const int *restrict p, int *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 4, 2);
  size_t y = ripple_id (block, 1);
  int s = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    s += p[2 * i + y];
  r[y] = ripple_reduceadd (1, s);
}

/* The sum goes on in a second loop.  */
NOIPA static int
goes_on (int n, const int *restrict p)
{
  ripple_block_t block = ripple_set_block_shape (0, 4);
  int s = 0;
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    s += p[i];
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    s += 3 * p[i];
  return ripple_reduceadd (1, s);
}

static void
check (int n)
{
  int *p = buf_new (2 * n * sizeof (int), BUF_END);
  u8 *b = buf_new (n, BUF_END);
  short *h = buf_new (n * sizeof (short), BUF_END);
  float *f = buf_new (n * sizeof (float), BUF_END);
  int sum = 0, lane[4] = { 0 }, lane4[4] = { 0 }, most = 0, lines[2] = { 0 };
  int above_50 = 0;
  u8 bytes = 0, ands = 0xff, ors = 0, xors = 0;
  short high = -7, low = -7;
  unsigned all = 1;
  for (int i = 0; i < 2 * n; i++)
    p[i] = i * 37 % 101;
  for (int i = 0; i < n; i++)
    {
      b[i] = i * 29 | 1;
      h[i] = i * 97 % 211 - 100;
      f[i] = i % 16;
      sum += p[i];
      above_50 += p[i] > 50 ? p[i] : 0;
      lane[i % 4] += p[i];
      lane4[i % 4] += lane4[i % 4] + p[i];
      most = p[i] > most ? p[i] : most;
      bytes += b[i];
      ands &= b[i];
      ors |= b[i];
      xors ^= b[i];
      high = h[i] > high ? h[i] : high;
      low = h[i] < low ? h[i] : low;
      all *= (unsigned) p[i];
      lines[0] += p[2 * i];
      lines[1] += p[2 * i + 1];
    }
  int got = -1, best = 0, r[2];
  for (int i = 0; i < 4; i++)
    best = lane[i] > best ? lane[i] : best;
  CHECK (sum_bytes (n, b, 0) == bytes);
  CHECK (most_shorts (n, h, -7) == high);
  CHECK (least (n, h, -7) == low);
  CHECK (all_bits (n, b, 0xff) == ands);
  CHECK (any_bit (n, b, 0) == ors);
  CHECK (odd_bits (n, b, 0) == xors);
  CHECK (seen (n, p, &got) == sum && got == lane[2]);
  CHECK (from_seven (n, p, 0) == (n ? sum + 28 : 7)
	 || from_seven (n, p, 0) == sum + 28);
  CHECK (from_any (n, (unsigned *) p, 3) == (unsigned) sum + 12);
  CHECK (product (n, (unsigned *) p, 0) == all);
  CHECK (difference (n, p, 0) == -sum);
  CHECK (above (n, p, 0) == above_50);
  CHECK (mixed (n, p, 0) == best);
  CHECK (twice (n, p, 0) == lane4[0] + lane4[1] + lane4[2] + lane4[3]);
  CHECK (two (n, p) == sum * most);
  CHECK (goes_on (n, p) == 4 * sum);
  rows (n, p, r);
  CHECK (r[0] == lines[0] && r[1] == lines[1]);
  float want = 0;
  for (int i = 0; i < n; i++)
    want += f[i];
  CHECK (floats (n, f, 0) == want);
  buf_free_all ();
}
#endif

int
main (void)
{
#ifndef ONE
  for (int n = 0; n < MOST; n += n < 70 ? 1 : 13)
    check (n);
#endif
  return 0;
}
