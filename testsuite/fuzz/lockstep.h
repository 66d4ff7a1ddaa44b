/* Blocks in lockstep: what the references of blocks.c are written in.

   A tensor is an array over the lanes of its shape, a set S of dimensions:
   bit D is set if it has the extent of dimension D.  Statement for statement
   is executed for the lanes that are on.  A tensor that lacks dimensions of
   the block has an element executed if any of its lanes is on.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stddef.h>

enum { LANES = 256 };

/* The extents of the block, and which lanes are on.  */
static size_t size[3];
static struct mask { unsigned char lane[LANES]; } on;

static size_t
extent (int s, int d)
{
  return s >> d & 1 ? size[d] : 1;
}

/* True if a lane is on at these coordinates in the dimensions S.  */

static int
active (int s, size_t c0, size_t c1, size_t c2)
{
  for (size_t k2 = 0; k2 < size[2]; k2++)
    for (size_t k1 = 0; k1 < size[1]; k1++)
      for (size_t k0 = 0; k0 < size[0]; k0++)
	if (((s & 1) == 0 || k0 == c0) && ((s & 2) == 0 || k1 == c1)
	    && ((s & 4) == 0 || k2 == c2)
	    && on.lane[k0 + size[0] * (k1 + size[1] * k2)])
	  return 1;
  return 0;
}

/* Each element of a tensor with the dimensions S that is executed, in order;
   its coordinates are c0, c1, c2.  */
#define EACH(s) \
  for (size_t c2 = 0; c2 < extent (s, 2); c2++) \
    for (size_t c1 = 0; c1 < extent (s, 1); c1++) \
      for (size_t c0 = 0; c0 < extent (s, 0); c0++) \
	if (active (s, c0, c1, c2))

/* The number of a lane of the whole block.  */
#define LANE (c0 + size[0] * (c1 + size[1] * c2))

static int
any_lane (void)
{
  return active (0, 0, 0, 0);
}

/* A block with these extents begins, with all lanes on.  */

static void
begin_block (size_t n0, size_t n1, size_t n2)
{
  size[0] = n0;
  size[1] = n1;
  size[2] = n2;
  for (size_t k = 0; k < LANES; k++)
    on.lane[k] = k < n0 * n1 * n2;
}

/* The lanes that are on go to TO, and wait there.  */

static void
leave (struct mask *to)
{
  for (size_t k = 0; k < LANES; k++)
    {
      to->lane[k] |= on.lane[k];
      on.lane[k] = 0;
    }
}

/* Those for which COND is false do.  */
#define LEAVE_UNLESS(to, cond) \
  EACH (7) \
    if (!(cond)) \
      { \
	(to).lane[LANE] = 1; \
	on.lane[LANE] = 0; \
      }

/* The lanes that wait in FROM are on again.  */

static void
rejoin (struct mask *from)
{
  for (size_t k = 0; k < LANES; k++)
    {
      on.lane[k] |= from->lane[k];
      from->lane[k] = 0;
    }
}

/* Those that are on wait in OTHER, and the other way round.  */

static void
change_ways (struct mask *other)
{
  struct mask m = on;
  on = *other;
  *other = m;
}

/* N, padded to a power of two.  */

static size_t
padded (size_t n)
{
  size_t p = 1;
  while (p < n)
    p *= 2;
  return p;
}

/* The reduction by OP (X, Y) along DIMS of VALUE, of type T and with the
   dimensions S, at the coordinates c0, c1, c2 of the result: the upper half
   is folded onto the lower one until one is left.  */
#define REDUCE(T, OP, identity, s, dims, value) __extension__ ({ \
  size_t p0 = padded (extent ((dims) & (s), 0)); \
  size_t p1 = padded (extent ((dims) & (s), 1)); \
  size_t total = p0 * p1 * padded (extent ((dims) & (s), 2)); \
  T folded[LANES * 8]; \
  for (size_t k = 0; k < total; k++) \
    folded[k] = (identity); \
  for (size_t a2 = 0; a2 < extent ((dims) & (s), 2); a2++) \
    for (size_t a1 = 0; a1 < extent ((dims) & (s), 1); a1++) \
      for (size_t a0 = 0; a0 < extent ((dims) & (s), 0); a0++) \
	{ \
	  size_t b0 = (dims) & 1 ? a0 : c0, b1 = (dims) & 2 ? a1 : c1; \
	  size_t b2 = (dims) & 4 ? a2 : c2, c0 = b0, c1 = b1, c2 = b2; \
	  if (active (s, c0, c1, c2)) \
	    folded[a0 + p0 * (a1 + p1 * a2)] = (value); \
	} \
  for (size_t h = total / 2; h > 0; h /= 2) \
    for (size_t k = 0; k < h; k++) \
      folded[k] = (T) OP (folded[k], folded[k + h]); \
  folded[0]; })

#define OP_add(x, y) ((x) + (y))
#define OP_mul(x, y) ((x) * (y))
#define OP_and(x, y) ((x) & (y))
#define OP_or(x, y) ((x) | (y))
#define OP_xor(x, y) ((x) ^ (y))
#define OP_min(x, y) ((x) < (y) ? (x) : (y))
#define OP_max(x, y) ((x) > (y) ? (x) : (y))

/* For floats -0.0 is less than 0.0.  */
#define OP_fmin(x, y) \
  ((x) < (y) || ((x) == (y) && __builtin_signbit (x)) ? (x) : (y))
#define OP_fmax(x, y) \
  ((x) > (y) || ((x) == (y) && !__builtin_signbit (x)) ? (x) : (y))

/* The scan along dimension DIM by OP of VALUE, of type T and with the
   dimensions S, from the IDENTITY on; without the lane itself if
   EXCLUSIVE.  */
#define SCAN(T, OP, identity, s, dim, exclusive, value) __extension__ ({ \
  T folded = (identity); \
  size_t last = (dim) == 0 ? c0 : (dim) == 1 ? c1 : c2; \
  for (size_t a = 0; a + (exclusive) <= last; a++) \
    { \
      size_t b0 = (dim) == 0 ? a : c0, b1 = (dim) == 1 ? a : c1; \
      size_t b2 = (dim) == 2 ? a : c2, c0 = b0, c1 = b1, c2 = b2; \
      if (active (s, c0, c1, c2)) \
	folded = (T) OP (folded, value); \
    } \
  folded; })

/* Lane number COUNT among those of VALUE, of type T and with the dimensions S,
   that are on and for which WANTED is true; 0 if there are not so many.  */
#define NTH_LANE(T, s, count, wanted, value) __extension__ ({ \
  size_t left = (count); \
  T found = 0; \
  int done = 0; \
  for (size_t a2 = 0; a2 < extent (s, 2); a2++) \
    for (size_t a1 = 0; a1 < extent (s, 1); a1++) \
      for (size_t a0 = 0; a0 < extent (s, 0); a0++) \
	{ \
	  size_t c0 = a0, c1 = a1, c2 = a2; \
	  if (active (s, c0, c1, c2) && (wanted) && !done && left-- == 0) \
	    { \
	      found = (value); \
	      done = 1; \
	    } \
	} \
  found; })

/* How many of them are before c0, c1, c2.  */
#define LANES_BEFORE(s, wanted) __extension__ ({ \
  size_t own = c0 + LANES * (c1 + LANES * c2), before = 0; \
  for (size_t a2 = 0; a2 < extent (s, 2); a2++) \
    for (size_t a1 = 0; a1 < extent (s, 1); a1++) \
      for (size_t a0 = 0; a0 < extent (s, 0); a0++) \
	{ \
	  size_t c0 = a0, c1 = a1, c2 = a2; \
	  before += (c0 + LANES * (c1 + LANES * c2) < own \
		     && active (s, c0, c1, c2) && (wanted)); \
	} \
  before; })

#define COMPRESS(T, s, mask, value) \
  NTH_LANE (T, s, LANES_BEFORE (s, 1), mask, value)
#define EXPAND(T, s, mask, value) \
  ((mask) ? NTH_LANE (T, s, LANES_BEFORE (s, mask), 1, value) : (T) 0)

/* How many of them there are, and the number of the first one, or -1.  */
#define COUNT_LANES(s, wanted) __extension__ ({ \
  size_t number = 0; \
  for (size_t a2 = 0; a2 < extent (s, 2); a2++) \
    for (size_t a1 = 0; a1 < extent (s, 1); a1++) \
      for (size_t a0 = 0; a0 < extent (s, 0); a0++) \
	{ \
	  size_t c0 = a0, c1 = a1, c2 = a2; \
	  number += active (s, c0, c1, c2) && (wanted); \
	} \
  number; })
#define FIRST_LANE(s, wanted) __extension__ ({ \
  long long first = -1, number = 0; \
  for (size_t a2 = 0; a2 < extent (s, 2); a2++) \
    for (size_t a1 = 0; a1 < extent (s, 1); a1++) \
      for (size_t a0 = 0; a0 < extent (s, 0); a0++, number++) \
	{ \
	  size_t c0 = a0, c1 = a1, c2 = a2; \
	  if (first < 0 && active (s, c0, c1, c2) && (wanted)) \
	    first = number; \
	} \
  first; })

/* K modulo N.  */

static inline size_t
wrapped (long long k, long long n)
{
  return (size_t) ((k % n + n) % n);
}

/* Store to A[INDEX] MEMBER the VALUE of type T for each element with the
   dimensions S: all are computed before the first is stored.  */
#define STORE(T, s, a, index, member, value) \
  { \
    T values[LANES]; \
    size_t places[LANES], count = 0; \
    EACH (s) \
      { \
	values[count] = (T) (value); \
	places[count++] = (index); \
      } \
    for (size_t k = 0; k < count; k++) \
      a[places[k]] member = values[k]; \
  }

/* Let A[INDEX] become A[INDEX] OP VALUE, of type T, for each element with the
   dimensions S, one after the other: all values are computed before.  */
#define UPDATE(T, OP, s, a, index, value) \
  { \
    T values[LANES]; \
    size_t places[LANES], count = 0; \
    EACH (s) \
      { \
	values[count] = (T) (value); \
	places[count++] = (index); \
      } \
    for (size_t k = 0; k < count; k++) \
      (a)[places[k]] = (T) OP (values[k], (a)[places[k]]); \
  }

/* Element K of the N of A and those of B behind them.  */
#define PAIR(a, b, n, k) ((k) < (n) ? (a)[k] : (b)[(k) - (n)])

/* The lanes that wait in FROM and for which COND is true are on.  */
#define ENTER(from, cond) \
  for (size_t c2 = 0; c2 < size[2]; c2++) \
    for (size_t c1 = 0; c1 < size[1]; c1++) \
      for (size_t c0 = 0; c0 < size[0]; c0++) \
	if ((from).lane[LANE] && (cond)) \
	  { \
	    (from).lane[LANE] = 0; \
	    on.lane[LANE] = 1; \
	  }
