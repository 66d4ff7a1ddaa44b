/* Products of matrices of narrow elements, in all orders of their elements, of
   many sizes.  ANY (T, r, edge): a number of type T from the bits of R; the
   least one if EDGE.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../ripple-test.h"

enum { MAX = 140 };

#define PRODUCT(NAME, S, T, U, A, B, START, OP, AFTER)			\
NOIPA static void							\
NAME (const T *a, const U *b, S *c, int m, int n, int k)		\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4);		\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < m; i++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < n; j++)					\
	{								\
	  S s = START;							\
	  for (int l = 0; l < k; l++)					\
	    s OP (S) A * B;						\
	  c[i * n + j] = AFTER;						\
	}								\
    }									\
}									\
NOIPA static void							\
want_##NAME (const T *a, const U *b, S *c, int m, int n, int k)	\
{									\
  for (int i = 0; i < m; i++)						\
    for (int j = 0; j < n; j++)						\
      {									\
	S s = START;							\
	for (int l = 0; l < k; l++)					\
	  s OP (S) A * B;						\
	c[i * n + j] = AFTER;						\
      }									\
}

#define PRODUCTS(P, S, T, U)						\
PRODUCT (P##tn, S, T, U, a[l * m + i], b[l * n + j], 0, +=, s)		\
PRODUCT (P##nn, S, T, U, a[i * k + l], b[l * n + j], 0, +=, s)		\
PRODUCT (P##nt, S, T, U, a[i * k + l], b[j * k + l], 0, +=, s)		\
PRODUCT (P##tt, S, T, U, a[l * m + i], b[j * k + l], 0, +=, s)		\
PRODUCT (P##swapped, S, T, U, b[l * n + j], a[i * k + l], 0, +=, s)	\
PRODUCT (P##minus, S, T, U, a[i * k + l], b[l * n + j], 5, -=, s)	\
PRODUCT (P##add, S, T, U, a[i * k + l], b[l * n + j], c[i * n + j], +=, s) \
PRODUCT (P##after, S, T, U, a[i * k + l], b[l * n + j], 0, +=,		\
	 2 * s + i * 3 - j)

#define TEST(P, S, T, U)						\
static void								\
P##_test (int m, int n, int k)						\
{									\
  static T a[MAX * MAX];						\
  static U b[MAX * MAX];						\
  static S c[MAX * MAX + 8], w[MAX * MAX + 8];				\
  static void (*const f[][2]) (const T *, const U *, S *, int, int,	\
			       int) =					\
  {									\
    { P##tn, want_##P##tn }, { P##nn, want_##P##nn },			\
    { P##nt, want_##P##nt }, { P##tt, want_##P##tt },			\
    { P##swapped, want_##P##swapped }, { P##minus, want_##P##minus },	\
    { P##add, want_##P##add }, { P##after, want_##P##after }		\
  };									\
  unsigned r = 1;							\
  for (int i = 0; i < MAX * MAX; i++)					\
    {									\
      r = r * 1664525 + 1013904223;					\
      a[i] = (T) ANY (T, r >> 1, i % 9 == 0);				\
      b[i] = (U) ANY (U, r, i % 7 == 0);				\
    }									\
  for (unsigned t = 0; t < sizeof f / sizeof *f; t++)			\
    {									\
      for (int i = 0; i < m * n + 8; i++)				\
	c[i] = w[i] = i % 1000003;					\
      f[t][0] (a, b, c, m, n, k);					\
      f[t][1] (a, b, w, m, n, k);					\
      for (int i = 0; i < m * n + 8; i++)				\
	if (c[i] != w[i])						\
	  {								\
	    fprintf (stderr, #P " %u, %d %d %d: element %d is %g, not %g\n", \
		     t, m, n, k, i, (double) c[i], (double) w[i]);	\
	    abort ();							\
	  }								\
    }									\
}

static const int sizes[][3] =
{
  { 1, 1, 1 }, { 3, 5, 7 }, { 16, 16, 16 }, { 17, 33, 9 }, { 64, 64, 32 },
  { 29, 130, 35 }, { 130, 31, 66 }, { 5, 7, 0 }, { 0, 3, 3 }, { 3, 0, 3 },
  { 70, 3, 129 }, { 1, 129, 2 }, { 128, 1, 3 }, { 8, 8, 4 }, { 9, 15, 5 }
};

/* Test the products P for all sizes.  */
#define TEST_SIZES(P)							\
  for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++)		\
    P##_test (sizes[i][0], sizes[i][1], sizes[i][2])
