/* A function of one line for one block.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <ripple.h>

#define KERNEL(NAME, T, I, LANES, EXPR)					\
void									\
NAME (const T *restrict a, const I *restrict b, T *restrict r, size_t *n) \
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  r[v] = EXPR;								\
  (void) n;								\
  (void) b;								\
}
