/* The functions of float that -fplugin-arg-ripple-math=exact rounds correctly,
   on lanes, for exact.c: VARIANT_expf and so on.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef VARIANT
# define VARIANT plain
#endif
#include "exact.h"

#define X(NAME, PRECISE) \
  void \
  EXACT_LANES (VARIANT, NAME) (float *y, const float *x, size_t n) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, LANES); \
    ripple_parallel (bs, 0); \
    for (size_t i = 0; i < n; i++) \
      y[i] = NAME##f (x[i]); \
  }
EXACT_FUNCTIONS
#undef X
