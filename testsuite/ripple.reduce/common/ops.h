/* All reductions of a full block of T, of FULL lanes, and of one of ODD lanes,
   which is no power of two.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

#define TEST(NAME, N)							\
NOIPA static void							\
kernel_##NAME (const T *a, T *r)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, N);			\
  size_t v = ripple_id (BS, 0);						\
  T x = a[v];								\
  r[0] = ripple_reduceadd (1, x);					\
  r[1] = ripple_reducemul (1, x);					\
  r[2] = ripple_reducemin (1, x);					\
  r[3] = ripple_reducemax (1, x);					\
  r[4] = ripple_reduceand (1, x);					\
  r[5] = ripple_reduceor (1, x);					\
  r[6] = ripple_reducexor (1, x);					\
}									\
static void								\
try_##NAME (int t)							\
{									\
  T r[7], e[7];								\
  BUF (T, a, N, t % PLACES);						\
  for (int i = 0; i < N && t % 2; i++)					\
    a[i] |= 1;								\
  for (int k = 0; k < 7; k++)						\
    e[k] = a[0];							\
  for (int i = 1; i < N; i++)						\
    {									\
      e[0] = (W) e[0] + (W) a[i];					\
      e[1] = (W) e[1] * (W) a[i];					\
      e[2] = a[i] < e[2] ? a[i] : e[2];					\
      e[3] = a[i] > e[3] ? a[i] : e[3];					\
      e[4] &= a[i];							\
      e[5] |= a[i];							\
      e[6] ^= a[i];							\
    }									\
  kernel_##NAME (a, r);							\
  CHECK_SAME (r, e, 7);							\
  buf_free_all ();							\
}

TEST (full, FULL)
TEST (odd, ODD)

int
main (void)
{
  for (int t = 0; t < 60; t++)
    {
      try_full (t);
      try_odd (t);
    }
  return 0;
}
