/* Scans, compressions and permutations of elements T (floats: FLOAT), in
   blocks of one and two dimensions, also of odd sizes; where all lanes are on,
   and where some are.

   The model of a scan does its operations in the order that the manual tells,
   so that the bits of floats are compared, too.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

#ifdef FLOAT
# define ARITH(X, OP, Y) ((T) ((X) OP (Y)))
# define INT_OPS(M)
# define LEAST ((T) -__builtin_inff ())
# define MOST ((T) __builtin_inff ())
#else
# define ARITH(X, OP, Y) \
  ((T) ((unsigned long long) (X) OP (unsigned long long) (Y)))
# define INT_OPS(M) M (and, ARITH (x, &, y), -1) M (or, ARITH (x, |, y), 0) \
  M (xor, ARITH (x, ^, y), 0)
# define LEAST ((T) -1 < (T) 1 ? (T) (1ull << (8 * sizeof (T) - 1)) : (T) 0)
# define MOST ((T) ~LEAST)
#endif

/* Each: name, X op Y, what it starts with.  FEW: not all, nor long blocks.  */
#ifdef FEW
# define OPS(M) M (add, ARITH (x, +, y), 0) M (max, x < y ? y : x, LEAST)
#else
# define OPS(M) \
  M (add, ARITH (x, +, y), 0) M (mul, ARITH (x, *, y), 1) \
  M (min, y < x ? y : x, MOST) M (max, x < y ? y : x, LEAST) \
  INT_OPS (M)
#endif

#define COUNT(NAME, EXPR, START) + 1
enum { N_OPS = 0 OPS (COUNT) };

#define APPLY(NAME, EXPR, START) \
static T apply_##NAME (T x, T y) { return (EXPR); }
OPS (APPLY)

typedef T (*operation) (T, T);
#define ENTRY(NAME, EXPR, START) apply_##NAME,
static const operation apply[] = { OPS (ENTRY) };
static T
start_of (int op)
{
#define START_ENTRY(NAME, EXPR, START) (T) (START),
  const T start[] = { OPS (START_ENTRY) };
  return start[op];
}

/* The inclusive scan of N elements of X, which are STRIDE apart, of which
   those with an ON take part; EXCLUSIVE: then moved by one.  */
static void
model_scan (T *x, int n, int stride, int op, const unsigned char *on,
	    int exclusive)
{
  unsigned char some[64];
  T v[64];
  for (int k = 0; k < n; k++)
    {
      v[k] = x[k * stride];
      some[k] = on[k * stride];
    }
  for (int size = 1; size < n; size *= 2)
    for (int k = 0; k < n; k++)
      if (k & size)
	{
	  int from = k / size * size - 1;
	  if (some[from] && some[k])
	    v[k] = apply[op] (v[from], v[k]);
	  else if (some[from])
	    v[k] = v[from];
	  some[k] |= some[from];
	}
  for (int k = 0; k < n; k++)
    if (!on[k * stride])
      continue;
    else if (!exclusive)
      x[k * stride] = v[k];
    else if (k == 0 || !some[k - 1])
      x[k * stride] = start_of (op);
    else
      x[k * stride] = apply[op] (start_of (op), v[k - 1]);
}

/* Rows of results: the scans along both dimensions, a compressed and expanded
   x, two permutations.  */
enum { N_SCANS = 4 * N_OPS, ROWS = N_SCANS + 5 };

#define BODY								\
  {									\
    size_t at = 0, count;						\
    OPS (SCANS_0)							\
    OPS (SCANS_1)							\
    r[at + v] = ripple_compress (b[v] & 1, x, &count);			\
    at += n;								\
    counts[0] = count;							\
    r[at + v] = ripple_expand (b[v] & 1, x);				\
    at += n;								\
    r[at + v] = ripple_expand (b[v] & 2, ripple_compress (b[v] & 2, x,	\
							  &count));	\
    at += n;								\
    counts[1] = count;							\
    r[at + v] = ripple_permute (x, b[v]);				\
    at += n;								\
    r[at + v] = ripple_permute (x, (signed char) b[v]);			\
  }
#define DIMS_OF(D, NAME)						\
  r[at + v] = ripple_scan##NAME (D, x);					\
  at += n;								\
  r[at + v] = ripple_scan##NAME##_exclusive (D, x);			\
  at += n;
#define SCANS_0(NAME, EXPR, START) DIMS_OF (1, NAME)
#define SCANS_1(NAME, EXPR, START) DIMS_OF (2, NAME)

static void
model (const T *a, const int *b, T *r, size_t *counts, int x, int y, int some)
{
  unsigned char on[64];
  int n = x * y, at = 0, k, m;
  T v[64];
  for (k = 0; k < n; k++)
    on[k] = !some || b[k] % 3 != 0;
  for (int dim = 0; dim < 2; dim++)
    for (int op = 0; op < N_OPS; op++)
      for (int exclusive = 0; exclusive < 2; exclusive++, at++)
	{
	  memcpy (v, a, n * sizeof (T));
	  for (k = 0; k < (dim ? x : y); k++)
	    model_scan (v + (dim ? k : k * x), dim ? y : x, dim ? x : 1, op,
			on + (dim ? k : k * x), exclusive);
	  for (k = 0; k < n; k++)
	    if (on[k])
	      r[at * n + k] = v[k];
	}
  int lane[64], lanes = 0;
  for (k = 0; k < n; k++)
    if (on[k])
      lane[lanes++] = k;
  /* Compress and expand.  */
  for (k = m = 0; k < lanes; k++)
    if (b[lane[k]] & 1)
      r[at * n + lane[m++]] = a[lane[k]];
  counts[0] = m;
  for (; m < lanes; m++)
    r[at * n + lane[m]] = 0;
  at++;
  for (k = m = 0; k < lanes; k++)
    r[at * n + lane[k]] = b[lane[k]] & 1 ? a[lane[m++]] : (T) 0;
  at++;
  for (k = m = 0; k < lanes; k++)
    {
      r[at * n + lane[k]] = b[lane[k]] & 2 ? a[lane[k]] : (T) 0;
      m += (b[lane[k]] & 2) != 0;
    }
  counts[1] = m;
  at++;
  for (k = 0; k < lanes; k++)
    {
      r[at * n + lane[k]] = a[((long long) b[lane[k]] % n + n) % n];
      r[(at + 1) * n + lane[k]] = a[((signed char) b[lane[k]] % n + n) % n];
    }
}

/* The block has X * Y lanes.  */
#define TEST(NAME, X, Y)						\
NOIPA static void							\
kernel_##NAME (const T *all, const int *b, T *r, size_t *counts)	\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  size_t v = ripple_id (BS, 0) + X * ripple_id (BS, 1), n = X * Y;	\
  T x = all[v];								\
  BODY									\
}									\
NOIPA static void							\
some_##NAME (const T *all, const int *b, T *r, size_t *counts)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  size_t v = ripple_id (BS, 0) + X * ripple_id (BS, 1), n = X * Y;	\
  T x = all[v];								\
  if (b[v] % 3 != 0)							\
    BODY								\
}									\
static void								\
try_##NAME (int t)							\
{									\
  enum { N = X * Y };							\
  static T want[N * ROWS];						\
  size_t count[2], counts[2];						\
  BUF (T, a, N, t % PLACES);						\
  BUF (int, b, N, t % PLACES);						\
  BUF (T, r, N * ROWS, t % PLACES);					\
  for (int some = 0; some < 2; some++)					\
    {									\
      memcpy (want, r, sizeof want);					\
      memset (counts, 0, sizeof counts);				\
      memset (count, 0, sizeof count);					\
      (some ? some_##NAME : kernel_##NAME) (a, b, r, count);		\
      model (a, b, want, counts, X, Y, some);				\
      CHECK_SAME (r, want, N * ROWS);					\
      CHECK (count[0] == counts[0] && count[1] == counts[1]);		\
    }									\
  buf_free_all ();							\
}

TEST (small, 8, 1)
TEST (three, 3, 1)
#ifndef FEW
TEST (full, 64, 1)
TEST (odd, 37, 1)
TEST (square, 8, 4)
TEST (odd_rows, 5, 7)
#endif

int
main (void)
{
  for (int t = 0; t < 6; t++)
    {
      try_small (t);
      try_three (t);
#ifndef FEW
      try_full (t);
      try_odd (t);
      try_square (t);
      try_odd_rows (t);
#endif
    }
  return 0;
}
