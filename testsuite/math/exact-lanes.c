/* The functions of float that -fplugin-arg-ripple-math=exact rounds correctly,
   on lanes, for exact.c: VARIANT_expf and so on.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef VARIANT
# define VARIANT plain
#endif
#include "exact.h"

#define EACH(NAME, CALL) \
  void \
  EXACT_LANES (VARIANT, NAME) (float *r, const float *x, const float *y, \
			       size_t n) \
  { \
    (void) y; \
    ripple_block_t bs = ripple_set_block_shape (0, LANES); \
    ripple_parallel (bs, 0); \
    for (size_t i = 0; i < n; i++) \
      r[i] = CALL; \
  }
#define X(NAME, PRECISE) EACH (NAME, NAME##f (x[i]))
#define Y(NAME, PRECISE) EACH (NAME, NAME##f (x[i], y[i]))
EXACT_FUNCTIONS
EXACT_PAIRS
#undef X
#undef Y
