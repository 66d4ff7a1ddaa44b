/* Kernels on records, and what they mean.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../ripple-test.h"

/* BODY for each i, of which the elements of the arrays A and B are X and Y,
   and which stores to C; in blocks of B lanes, and one by one.  */

#define KERNEL(NAME, T, B, BODY)					\
  NOIPA static void							\
  NAME (int n, const T *a, const T *b, T *restrict c)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i], y = b[i];						\
	BODY								\
      }									\
  }									\
  NOIPA static void							\
  NAME##_model (int n, const T *a, const T *b, T *c)			\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i], y = b[i];						\
	BODY								\
      }									\
  }
