/* All reductions of T, a floating type, on exact values.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

#define TEST(B)								\
NOIPA static void							\
kernel_##B (const T *a, T *r)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  T x = a[v];								\
  r[0] = ripple_reduceadd (1, x);					\
  r[1] = ripple_reducemul (1, x > 0 ? (T) 2 : (T) -1);			\
  r[2] = ripple_reducemin (1, x);					\
  r[3] = ripple_reducemax (1, x);					\
  r[4] = ripple_reduceminimum (1, x);					\
  r[5] = ripple_reducemaximum (1, x);					\
}									\
static void								\
try_##B (int t)								\
{									\
  T r[6], e[6] = { 0, 1 };						\
  BUF (T, a, B, t % PLACES);						\
  e[2] = e[3] = a[0];							\
  for (int i = 0; i < B; i++)						\
    {									\
      e[0] += a[i];							\
      e[1] *= a[i] > 0 ? 2 : -1;					\
      e[2] = a[i] < e[2] ? a[i] : e[2];					\
      e[3] = a[i] > e[3] ? a[i] : e[3];					\
    }									\
  e[4] = e[2];								\
  e[5] = e[3];								\
  kernel_##B (a, r);							\
  for (int k = 0; k < 6; k++)						\
    CHECK (r[k] == e[k]);						\
  buf_free_all ();							\
}

TEST (1)
TEST (3)
TEST (8)
TEST (16)
TEST (21)
TEST (64)

int
main (void)
{
  for (int t = 0; t < 30; t++)
    {
      try_1 (t);
      try_3 (t);
      try_8 (t);
      try_16 (t);
      try_21 (t);
      try_64 (t);
    }
  return 0;
}
