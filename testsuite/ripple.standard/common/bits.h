/* Rotations, funnel shifts, reversed and counted bits of elements T: by name
   and as C says them, with counts of every kind, in remainders and under
   masks.  The model moves bit by bit.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

enum { W = 8 * sizeof (T), KINDS = 20 };
typedef unsigned char byte;

/* Bit K of X, counted from the low end modulo all.  */
static int
bit (U x, int k)
{
  return x >> (k & (W - 1)) & 1;
}

static U
rotated (U x, int n)
{
  U r = 0;
  for (int k = 0; k < W; k++)
    r |= (U) bit (x, k - n) << k;
  return r;
}

static U
shifted (U high, U low, int n, int left)
{
  U r = 0;
  n &= W - 1;
  for (int k = 0; k < W; k++)
    {
      int from = left ? k - n : k + n;
      r |= (U) (left ? from >= 0 ? bit (high, from) : bit (low, from + W)
		: from < W ? bit (low, from) : bit (high, from - W)) << k;
    }
  return r;
}

static U
reversed (U x)
{
  U r = 0;
  for (int k = 0; k < W; k++)
    r |= (U) bit (x, k) << (W - 1 - k);
  return r;
}

static int
ones (U x)
{
  int r = 0;
  for (int k = 0; k < W; k++)
    r += bit (x, k);
  return r;
}

#define OR_ROTATION(X, L, R) ((U) ((X) << (L) | (X) >> (R)))

#define KERNEL(LANES) \
NOIPA static void \
kernel_##LANES (int n, const T *a, const T *b, const signed char *c, int u, \
		T *r) \
{ \
  ripple_block_t block = ripple_set_block_shape (0, LANES); \
  ripple_parallel (block, 0); \
  for (int i = 0; i < n; i++) \
    { \
      U x = (U) a[i], y = (U) b[i]; \
      unsigned m = c[i] & (W - 1); \
      r[i] = ripple_rotate_left (a[i], c[i]); \
      r[n + i] = ripple_rotate_right (a[i], b[i]); \
      r[2 * n + i] = ripple_rotate_left (a[i], u); \
      r[3 * n + i] = ripple_rotate_right (a[i], 3); \
      r[4 * n + i] = ripple_funnel_left (a[i], b[i], c[i]); \
      r[5 * n + i] = ripple_funnel_right (a[i], b[i], c[i]); \
      r[6 * n + i] = ripple_funnel_left (a[i], b[i], u); \
      r[7 * n + i] = ripple_funnel_right (a[i], b[i], 5); \
      r[8 * n + i] = ripple_funnel_left (a[i], b[i], 0); \
      r[9 * n + i] = ripple_bit_reverse (a[i]); \
      r[10 * n + i] = OR_ROTATION (x, c[i] & (W - 1), -c[i] & (W - 1)); \
      r[11 * n + i] = OR_ROTATION (x, -(int) y & (W - 1), y & (W - 1)); \
      r[12 * n + i] = OR_ROTATION (x, 3, W - 3); \
      r[13 * n + i] = OR_ROTATION (x, m, (W - m) & (W - 1)); \
      r[14 * n + i] = OR_ROTATION (x, u & (W - 1), -u & (W - 1)); \
      r[15 * n + i] = (U) ((x << (m | 1)) + (x >> (W - (m | 1)))); \
      r[16 * n + i] = (U) ((x << m) ^ (x >> (-m & (W - 1)))); \
      r[17 * n + i] = POPCOUNT (x); \
      r[18 * n + i] = x ? CLZ (x) : 77; \
      r[19 * n + i] = x ? CTZ (x) : 77; \
      if (c[i] & 1) \
	r[i] = ripple_rotate_left (ripple_rotate_left (a[i], c[i]), \
				   ripple_bit_reverse (b[i])); \
    } \
}

#define MODEL(LANES) \
  { \
    for (int n = 0; n < MOST; n += n < 2 * LANES + 2 ? 1 + n / 4 : 97) \
      { \
	static T a[MOST], b[MOST], r[KINDS * MOST + 1], e[KINDS * MOST]; \
	static signed char c[MOST]; \
	FILL (T, a, n); \
	FILL (T, b, n); \
	FILL (signed char, c, n); \
	int u = (int) rnd_bits (); \
	r[KINDS * n] = (T) 0x5a; \
	kernel_##LANES (n, a, b, c, u, r); \
	for (int i = 0; i < n; i++) \
	  { \
	    U x = (U) a[i], y = (U) b[i]; \
	    int m = c[i] & (W - 1); \
	    U left = rotated (x, m), right = rotated (x, W - (y & (W - 1))); \
	    e[i] = (T) left; \
	    e[n + i] = (T) right; \
	    e[2 * n + i] = (T) rotated (x, u & (W - 1)); \
	    e[3 * n + i] = (T) rotated (x, W - 3); \
	    e[4 * n + i] = (T) shifted (x, y, m, 1); \
	    e[5 * n + i] = (T) shifted (x, y, m, 0); \
	    e[6 * n + i] = (T) shifted (x, y, u, 1); \
	    e[7 * n + i] = (T) shifted (x, y, 5, 0); \
	    e[8 * n + i] = a[i]; \
	    e[9 * n + i] = (T) reversed (x); \
	    e[10 * n + i] = (T) left; \
	    e[11 * n + i] = (T) right; \
	    e[12 * n + i] = (T) rotated (x, 3); \
	    e[13 * n + i] = (T) left; \
	    e[14 * n + i] = e[2 * n + i]; \
	    e[15 * n + i] = (T) rotated (x, m | 1); \
	    e[16 * n + i] = m ? (T) left : 0; \
	    e[17 * n + i] = (T) ones (x); \
	    e[18 * n + i] = e[19 * n + i] = 77; \
	    for (int k = 0; k < W; k++) \
	      { \
		if (bit (x, k)) \
		  e[18 * n + i] = (T) (W - 1 - k); \
		if (bit (x, W - 1 - k)) \
		  e[19 * n + i] = (T) (W - 1 - k); \
	      } \
	    if (c[i] & 1) \
	      e[i] = (T) rotated (left, (int) (reversed (y) & (W - 1))); \
	    CHECK (ripple_rotate_left (a[i], c[i]) == (T) left); \
	    CHECK (ripple_funnel_right (a[i], b[i], c[i]) == e[5 * n + i]); \
	    CHECK (ripple_bit_reverse (a[i]) == e[9 * n + i]); \
	  } \
	CHECK_SAME (r, e, KINDS * n); \
	CHECK (r[KINDS * n] == (T) 0x5a); \
      } \
  }

enum { MOST = 450 };
KERNEL (24)

int
main (void)
{
  MODEL (24)
  return 0;
}
