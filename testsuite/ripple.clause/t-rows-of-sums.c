/* A clause reduction in a loop: vectors are added in all of its rounds, and
   reduced behind it (loop-sums.cc), unless the sum is looked at.  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O2 -march=x86-64-v3 -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-times {vextracti128} 1 differences } */
#include "../ripple-test.h"

typedef unsigned char u8;

#ifndef ONE
# define KEPT NOIPA static
#else
# define KEPT
#endif

KEPT int
differences (int m, const u8 *a, const u8 *b, int stride)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  int s = 0;
  for (int y = 0; y < m; y++)
    {
#pragma ripple parallel Block(block) Dims(0) reduction(+: s)
      for (int i = 0; i < 16; i++)
	{
	  int d = a[y * stride + i] - b[y * stride + i];
	  s += d * d;
	}
    }
  return s;
}

#ifndef ONE
/* Rows of any length, none too.  */
NOIPA static unsigned
rows (int m, int n, const unsigned *a, unsigned from)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  unsigned s = from;
  for (int y = 0; y < m; y++)
    {
#pragma ripple parallel Block(block) Dims(0) reduction(+: s)
      for (int i = 0; i < n - y % 3; i++)
	s += a[y * n + i];
    }
  return s;
}

/* The sum is looked at in each round.  */
NOIPA static int
seen (int m, int n, const int *a, int *each)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  int s = 0;
  for (int y = 0; y < m; y++)
    {
#pragma ripple parallel Block(block) Dims(0) reduction(+: s)
      for (int i = 0; i < n; i++)
	s += a[y * n + i];
      each[y] = s;
    }
  return s;
}

/* It ends the loop.  */
NOIPA static int
until (int m, int n, const int *a, int limit)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  int s = 0;
  for (int y = 0; y < m && s < limit; y++)
    {
#pragma ripple parallel Block(block) Dims(0) reduction(+: s)
      for (int i = 0; i < n; i++)
	s += a[y * n + i];
    }
  return s;
}

/* It begins anew.  */
NOIPA static int
anew (int m, int n, const int *a)
{
  ripple_block_t block = ripple_set_block_shape (0, 8);
  int s = 0;
  for (int y = 0; y < m; y++)
    {
      if (y == 2)
	s = 100;
#pragma ripple parallel Block(block) Dims(0) reduction(+: s)
      for (int i = 0; i < n; i++)
	s += a[y * n + i];
    }
  return s;
}

static void
check (int m, int n)
{
  unsigned *a = buf_new (m * n * sizeof *a, BUF_END);
  u8 *b = buf_new (m * 16, BUF_END), *c = buf_new (m * 16, BUF_END);
  int *each = buf_new (m * sizeof *each, BUF_END);
  unsigned all = 0, some = 7, restart = 0;
  int squares = 0, stopped = 0;
  for (int y = 0; y < m; y++)
    {
      if (y == 2)
	restart = 100;
      int stop = stopped >= 500;
      for (int i = 0; i < n; i++)
	{
	  unsigned x = a[y * n + i] = (y * 31 + i * 7) % 101;
	  all += x;
	  restart += x;
	  if (i < n - y % 3)
	    some += x;
	  if (!stop)
	    stopped += x;
	}
      for (int i = 0; i < 16; i++)
	{
	  b[y * 16 + i] = i * 91 + y;
	  c[y * 16 + i] = y * 57 - i;
	  int d = b[y * 16 + i] - c[y * 16 + i];
	  squares += d * d;
	}
    }
  CHECK (differences (m, b, c, 16) == squares);
  CHECK (rows (m, n, a, 7) == some);
  CHECK (seen (m, n, (int *) a, each) == (int) all);
  CHECK (m == 0 || each[m - 1] == (int) all);
  CHECK (until (m, n, (int *) a, 500) == stopped);
  CHECK (anew (m, n, (int *) a) == (int) restart);
  buf_free_all ();
}
#endif

int
main (void)
{
#ifndef ONE
  static const int lengths[] = { 0, 1, 7, 8, 9, 16, 37 };
  for (int m = 0; m < 8; m++)
    for (unsigned k = 0; k < sizeof lengths / sizeof *lengths; k++)
      check (m, lengths[k]);
#endif
  return 0;
}
