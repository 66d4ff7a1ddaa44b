/* A function of one line that tells something of a block.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <ripple.h>

#define QUERY(NAME, R, T, LANES, EXPR)					\
R									\
NAME (const T *a, const T *b, size_t k)					\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  (void) b;								\
  (void) k;								\
  return EXPR;								\
}

extern void found (void);

/* A branch on a mask.  */
#define BRANCH(LANES)							\
void									\
branch (const int *a)							\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  if (ripple_any (a[v] == 3))						\
    found ();								\
}

#define UNIQUE(LANES)							\
void									\
unique (const int *restrict a, int *restrict r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  ripple_foreach_unique (value, a[v])					\
    r[v] = value * 3;							\
}

#define UPDATE(LANES)							\
void									\
update (const int *restrict a, unsigned *restrict h)			\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  ripple_updateadd (&h[a[v]], 1);					\
}

#define UPDATE_OCTETS(LANES)						\
void									\
update_octets (const unsigned char *restrict a, unsigned *restrict h)	\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t v = ripple_id (block, 0);					\
  ripple_updateadd (&h[a[v]], 1);					\
}
