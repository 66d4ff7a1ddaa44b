/* Lane functions against themselves: FUNCTION (T x, T y) is called for all
   elements of two arrays, by lanes and in a plain loop.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

#define LANES(FUNCTION, T, B)					\
  NOIPA static void						\
  FUNCTION##_##B (int n, const T *a, const T *b, T *c)		\
  {								\
    ripple_block_t block = ripple_set_block_shape (0, B);	\
    ripple_parallel (block, 0);					\
    for (int i = 0; i < n; i++)					\
      c[i] = FUNCTION (a[i], b[i]);				\
  }								\
  NOIPA static void						\
  FUNCTION##_model_##B (int n, const T *a, const T *b, T *c)	\
  {								\
    for (int i = 0; i < n; i++)					\
      c[i] = FUNCTION (a[i], b[i]);				\
  }								\
  HELPER void							\
  FUNCTION##_try_##B (void)					\
  {								\
    TRY (B, T, T, 1, 0, FUNCTION##_##B, FUNCTION##_model_##B);	\
  }
