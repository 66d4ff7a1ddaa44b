/* Integers: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

#include <stdbool.h>

KERNEL (void, in_div64c) (uint64_t *q, const uint64_t *x, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    q[i] = x[i] / 1000000007;
}
CASE (in_div64c, (qx, qa, 1003))

KERNEL (void, in_div10) (unsigned *q, uint8_t *digit, const unsigned *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      q[i] = x[i] / 10;
      digit[i] = x[i] % 10;
    }
}
CASE (in_div10, (ux, bx, ua, N))

KERNEL (void, in_div_each) (int *q, const int *a, const int *b, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    q[i] = b[i] ? a[i] / b[i] : 0;
}
CASE (in_div_each, (ix, ia, ib, 1003))

KERNEL (void, in_mod_shared) (int *r, const int *a, int m, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    r[i] = a[i] % m;
}
CASE (in_mod_shared, (ix, ia, 37, N))

/* Of strings of eight bytes.  */

KERNEL (void, in_fnv) (uint32_t *hash, const uint8_t *s, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      uint32_t h = 2166136261u;
      for (int k = 0; k < 8; k++)
	h = (h ^ s[8 * i + k]) * 16777619;
      hash[i] = h;
    }
}
CASE (in_fnv, (ux, ba, 1003))

static unsigned
gcd (unsigned a, unsigned b)
{
  while (b)
    {
      unsigned t = a % b;
      a = b;
      b = t;
    }
  return a;
}

KERNEL (void, in_gcd) (unsigned *g, const unsigned *a, const unsigned *b,
		       int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    g[i] = gcd (a[i], b[i]);
}
CASE (in_gcd, (ux, us, us + 1000, 501))

/* A row for each lane.  */

KERNEL (void, in_prefix_rows) (int *out, const int *in, int rows, int width)
{
  LANES (16)
  for (int r = 0; r < rows; r++)
    {
      int sum = 0;
      for (int k = 0; k < width; k++)
	{
	  sum += in[r * width + k];
	  out[r * width + k] = sum;
	}
    }
}
CASE (in_prefix_rows, (ix, ia, 101, 19))

KERNEL (void, in_prefix_columns) (int *x, int rows, int columns)
{
  for (int r = 1; r < rows; r++)
    {
      LANES (32)
      for (int c = 0; c < columns; c++)
	x[r * columns + c] += x[(r - 1) * columns + c];
    }
}
CASE (in_prefix_columns, (ix, 21, 95))

KERNEL (int, in_popcount) (const uint32_t *x, int n)
{
  int bits = 0;
  LANES_REDUCE (32, +: bits)
  for (int i = 0; i < n; i++)
    bits += __builtin_popcount (x[i]);
  return bits;
}
CASE_VALUE (in_popcount, ix[0], (ua, N))

KERNEL (void, in_bit_reverse) (uint32_t *out, const uint32_t *in, size_t n)
{
  LANES (32)
  for (size_t i = 0; i < n; i++)
    {
      uint32_t x = in[i];
      x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
      x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
      x = (x >> 4 & 0x0f0f0f0f) | (x & 0x0f0f0f0f) << 4;
      x = (x >> 8 & 0x00ff00ff) | (x & 0x00ff00ff) << 8;
      out[i] = x >> 16 | x << 16;
    }
}
CASE (in_bit_reverse, (ux, ua, N))

static bool
prime_p (unsigned x)
{
  if (x < 2)
    return false;
  for (unsigned d = 2; d * d <= x; d++)
    if (x % d == 0)
      return false;
  return true;
}

KERNEL (int, in_prime_count) (const unsigned *x, int n)
{
  int count = 0;
  LANES_REDUCE (16, +: count)
  for (int i = 0; i < n; i++)
    count += prime_p (x[i]);
  return count;
}
CASE_VALUE (in_prime_count, ix[0], (us, 503))

static void
order (int *a, int *b)
{
  int x = *a, y = *b;
  *a = x < y ? x : y;
  *b = x < y ? y : x;
}

/* Four numbers one behind the other.  */

KERNEL (void, in_sort4) (int *x, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      int v[4];
      for (int k = 0; k < 4; k++)
	v[k] = x[4 * i + k];
      order (&v[0], &v[1]);
      order (&v[2], &v[3]);
      order (&v[0], &v[2]);
      order (&v[1], &v[3]);
      order (&v[1], &v[2]);
      for (int k = 0; k < 4; k++)
	x[4 * i + k] = v[k];
    }
}
CASE (in_sort4, (ix, 501))

KERNEL (void, in_clamp) (int16_t *out, const int *in, int low, int high, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      int x = in[i];
      if (x < low)
	x = low;
      else if (x > high)
	x = high;
      out[i] = x;
    }
}
CASE (in_clamp, (sx, ia, -300, 500, N))

struct date { int year, month, day; };

/* Days since 1970 to dates, as Howard Hinnant does it.  */

KERNEL (void, in_dates) (struct date *d, const unsigned *days, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      unsigned z = days[i] + 719468, era = z / 146097, doe = z - era * 146097;
      unsigned yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365;
      unsigned doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
      unsigned mp = (5 * doy + 2) / 153;
      d[i].day = doy - (153 * mp + 2) / 5 + 1;
      d[i].month = mp < 10 ? mp + 3 : mp - 9;
      d[i].year = yoe + era * 400 + (mp >= 10);
    }
}
CASE (in_dates, ((struct date *) ix, us, 1003))

static unsigned
isqrt (unsigned x)
{
  unsigned root = 0;
  for (unsigned bit = 1u << 30; bit; bit >>= 2)
    if (x >= root + bit)
      {
	x -= root + bit;
	root = (root >> 1) + bit;
      }
    else
      root >>= 1;
  return root;
}

KERNEL (void, in_isqrt) (unsigned *root, const unsigned *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    root[i] = isqrt (x[i]);
}
CASE (in_isqrt, (ux, ua, 503))

KERNEL (void, in_mulmod) (uint32_t *out, const uint32_t *a, const uint32_t *b,
			  int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    out[i] = (uint64_t) a[i] * b[i] % 998244353;
}
CASE (in_mulmod, (ux, ua, ub, 1003))

KERNEL (void, in_lcg) (uint32_t *state, int rounds, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      uint32_t s = state[i];
      for (int k = 0; k < rounds; k++)
	s = s * 1664525 + 1013904223;
      state[i] = s;
    }
}
CASE (in_lcg, (ux, 10, 1003))

KERNEL (void, in_splitmix) (uint64_t *x, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      uint64_t z = x[i] + 0x9e3779b97f4a7c15;
      z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
      z = (z ^ z >> 27) * 0x94d049bb133111eb;
      x[i] = z ^ z >> 31;
    }
}
CASE (in_splitmix, (qx, 1003))

KERNEL (int64_t, in_sum64) (const int *x, int n)
{
  int64_t sum = 0;
  LANES_REDUCE (32, +: sum)
  for (int i = 0; i < n; i++)
    sum += x[i];
  return sum;
}
CASE_VALUE (in_sum64, qx[0], (ia, N))

KERNEL (int, in_least) (const int *x, int n)
{
  int least = x[0];
  LANES_REDUCE (32, min: least)
  for (int i = 1; i < n; i++)
    if (x[i] < least)
      least = x[i];
  return least;
}
CASE_VALUE (in_least, ix[0], (ia, N))

static int
digits (unsigned x)
{
  int n = 1;
  while (x >= 10)
    {
      x /= 10;
      n++;
    }
  return n;
}

KERNEL (void, in_digits) (uint8_t *count, const unsigned *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    count[i] = digits (x[i]);
}
CASE (in_digits, (bx, us, 1003))

KERNEL (void, in_log2) (uint8_t *log, const uint32_t *x, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    log[i] = x[i] ? 31 - __builtin_clz (x[i]) : 0;
}
CASE (in_log2, (bx, us, N))

static uint32_t
spread (uint32_t x)
{
  x &= 0xffff;
  x = (x | x << 8) & 0x00ff00ff;
  x = (x | x << 4) & 0x0f0f0f0f;
  x = (x | x << 2) & 0x33333333;
  return (x | x << 1) & 0x55555555;
}

KERNEL (void, in_morton) (uint32_t *code, const uint16_t *x, const uint16_t *y,
			  int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    code[i] = spread (x[i]) | spread (y[i]) << 1;
}
CASE (in_morton, (ux, (uint16_t *) sa, (uint16_t *) sb, N))

KERNEL (void, in_rotate) (uint32_t *x, const uint32_t *by, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      unsigned k = by[i] & 31;
      x[i] = x[i] << k | x[i] >> (-k & 31);
    }
}
CASE (in_rotate, (ux, ua, N))
