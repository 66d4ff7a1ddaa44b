/* Look-ups of one line in tables of constants.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <stdint.h>
#include <ripple.h>

#define LOOK(NAME, T, N, I, LANES)					\
extern T NAME##_table[N];						\
void									\
NAME (const I *restrict x, T *restrict r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  r[v] = NAME##_table[x[v] & (N - 1)];					\
}
