/* { dg-do run } */
/* Clause reduction: several variables and clauses, kinds of variables, nested
   and stacked annotated loops, dimensions, masks.  */
#include "../ripple-test.h"
#include <stdbool.h>

#define PRAGMA(...) _Pragma (#__VA_ARGS__)

static int file_sum;
volatile int volatile_sum;
enum colour { RED, GREEN = 5, BLUE };

NOIPA static void
several (int n, const int *a, int *sum, int *least, int *most, unsigned *bits)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  int s = 3, lo = INT_MAX, hi = INT_MIN;
  unsigned b = 0;
#pragma ripple parallel Block (BS) Dims (0) REDUCTION (+ : s, file_sum) \
  reduction (min: lo) Reduction (max: hi) reduction (|: b)
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = s;
      s = y + x;
      file_sum += 2 * x;
      if (x < lo)
	lo = x;
      hi = hi > x ? hi : x;
      b |= (unsigned) x;
    }
  *sum = s;
  *least = lo;
  *most = hi;
  *bits = b;
}

/* The loop counts what a condition on lanes lets through; an inner loop and
   a switch change the variable, too.  */
NOIPA static int
conditions (int n, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int count = 0;
#pragma ripple parallel Block (BS) Dims (0) reduction (+: count)
  for (int i = 0; i < n; i++)
    {
      int x = a[i] & 7;
      if (x == 7)
	continue;
      switch (x)
	{
	case 1:
	  count += 10;
	  break;
	case 2:
	  count++;
	default:
	  count -= 3;
	}
      while (x-- > 2)
	count += x;
      for (int k = 0; k < 3; k++)
	count += k * (a[i] & 1);
    }
  return count;
}

static int
conditions_model (int n, const int *a)
{
  int count = 0;
  for (int i = 0; i < n; i++)
    {
      int x = a[i] & 7;
      if (x == 7)
	continue;
      switch (x)
	{
	case 1:
	  count += 10;
	  break;
	case 2:
	  count++;
	default:
	  count -= 3;
	}
      while (x-- > 2)
	count += x;
      for (int k = 0; k < 3; k++)
	count += k * (a[i] & 1);
    }
  return count;
}

NOIPA static void
kinds (int n, const int *a, int *parameter_sum, enum colour *best)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  static int static_sum;
  enum colour c = RED;
  bool any = false, all = true;
  static_sum = 0;
  PRAGMA (ripple parallel Block (BS) Dims (0) Tail (peel)
	  reduction (+: volatile_sum, static_sum) reduction (max: c)
	  reduction (|: any) reduction (&: all))
  for (int i = 0; i < n; i++)
    {
      enum colour d = a[i] & 1 ? GREEN : a[i] & 2 ? BLUE : RED;
      volatile_sum += a[i];
      static_sum += a[i];
      c = c > d ? c : d;
      any |= a[i] == 5;
      all &= a[i] != 5;
    }
  CHECK (any == !all);
  *parameter_sum = static_sum;
  *best = c;
}

/* Rows and columns, summed in both dimensions and in one of them.  */
NOIPA static long
nested (int h, int w, const int *a, long *row)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  long total = 1;
#pragma ripple parallel Block (BS) Dims (1) reduction (+: total)
  for (int y = 0; y < h; y++)
    {
      long r = 0;
#pragma ripple parallel Block (BS) Dims (0) reduction (+: total, r)
      for (int x = 0; x < w; x++)
	{
	  total += a[y * w + x];
	  r += a[y * w + x];
	}
      row[y] = r;
    }
  return total;
}

/* The inner loop is no annotated one, or the outer.  */
NOIPA static int
rows (int h, int w, const int *a, int *row)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  int greatest = INT_MIN;
  for (int y = 0; y < h; y++)
    {
      int r = 0;
#pragma ripple parallel Block (BS) Dims (0) reduction (^: r) \
  reduction (max: greatest)
      for (int x = 0; x < w; x++)
	{
	  int v = a[y * w + x];
	  r ^= v;
	  if (v > greatest)
	    greatest = v;
	}
      row[y] = r;
    }
  return greatest;
}

NOIPA static float
stacked (int n, const float *a, float *least)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 8, 2);
  float s = 0, m = 1e30f;
#pragma ripple parallel Block (BS) Dims (2, 0) reduction (+: s)
#pragma ripple parallel Block (BS) Dims (1) reduction (+: s) reduction (min: m)
  for (int i = n - 1; i >= 0; i--)
    {
      s += a[i];
      m = m < a[i] ? m : a[i];
    }
  *least = m;
  return s;
}

/* Under masks of the same and of another dimension.  */
NOIPA static void
masked (int n, int m, const int *a, int *out)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 8);
  ripple_parallel (BS, 1);
  for (int y = 0; y < n; y++)
    {
      int s = ripple_broadcast (BS, 2, 100);
      if (a[y] & 1)
	{
#pragma ripple parallel Block (BS) Dims (0) reduction (+: s)
	  for (int x = 0; x < m; x++)
	    s += a[x] + y;
	}
      out[y] = s;
    }
}

int
main (void)
{
  for (int n = 0; n < 60; n++)
    {
      BUF (int, a, n, n % PLACES);
      BUF (float, f, n, n % PLACES);
      long *row = (long *) buf_new ((n + 1) * sizeof *row, BUF_END);
      int *out = (int *) buf_new ((n + 1) * sizeof *out, BUF_END);
      int sum, least, most, lo = INT_MAX, hi = INT_MIN, want = 3;
      unsigned bits, b = 0;
      enum colour best, c = RED;

      for (int i = 0; i < n; i++)
	{
	  a[i] = (int) (rnd () % 20000) - 10000;
	  want += a[i];
	  lo = lo < a[i] ? lo : a[i];
	  hi = hi > a[i] ? hi : a[i];
	  b |= (unsigned) a[i];
	  enum colour d = a[i] & 1 ? GREEN : a[i] & 2 ? BLUE : RED;
	  c = c > d ? c : d;
	}
      file_sum = n;
      several (n, a, &sum, &least, &most, &bits);
      CHECK (sum == want);
      CHECK (file_sum == n + 2 * (want - 3));
      CHECK (least == lo && most == hi && bits == b);

      CHECK (conditions (n, a) == conditions_model (n, a));

      volatile_sum = 7;
      kinds (n, a, &sum, &best);
      CHECK (volatile_sum == want + 4 && sum == want - 3 && best == c);

      for (int w = 1; w <= 9; w += 4)
	{
	  int h = n / w;
	  long total = 1;
	  CHECK (nested (h, w, a, row) == nested (h, w, a, row));
	  for (int y = 0; y < h; y++)
	    {
	      long r = 0;
	      for (int x = 0; x < w; x++)
		r += a[y * w + x];
	      CHECK (row[y] == r);
	      total += r;
	    }
	  CHECK (nested (h, w, a, row) == total);
	  int greatest = INT_MIN;
	  for (int i = 0; i < h * w; i++)
	    greatest = greatest > a[i] ? greatest : a[i];
	  CHECK (rows (h, w, a, out) == greatest);
	  for (int y = 0; y < h; y++)
	    {
	      int r = 0;
	      for (int x = 0; x < w; x++)
		r ^= a[y * w + x];
	      CHECK (out[y] == r);
	    }
	}

      float fs = 0, fm = 1e30f, got;
      for (int i = 0; i < n; i++)
	{
	  fs += f[i];
	  fm = fm < f[i] ? fm : f[i];
	}
      CHECK (stacked (n, f, &got) == fs);
      CHECK (got == fm);

      int m = n / 3;
      masked (n, m, a, out);
      for (int y = 0; y < n; y++)
	{
	  int s = 100;
	  for (int x = 0; x < m && a[y] & 1; x++)
	    s += a[x] + y;
	  CHECK (out[y] == s);
	}
      buf_free_all ();
    }
  return 0;
}
