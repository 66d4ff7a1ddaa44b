/* The order of sums and products of T: the upper half of the lanes is folded
   onto the lower half until one is left, bit for bit.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

#define TEST(B)								\
NOIPA static void							\
kernel_##B (const T *a, T *r)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  r[0] = ripple_reduceadd (1, a[v]);					\
  r[1] = ripple_reducemul (1, a[v]);					\
}

TEST (2)
TEST (3)
TEST (7)
TEST (8)
TEST (16)
TEST (42)
TEST (64)
TEST (100)

/* Fold N values in A, padded with IDENTITY to a power of two.  */
NOIPA static T
fold (int n, const T *a, int mul)
{
  T t[128];
  int p = 1;
  while (p < n)
    p *= 2;
  for (int i = 0; i < p; i++)
    t[i] = i < n ? a[i] : mul ? (T) 1 : (T) -0.0;
  while ((p /= 2) > 0)
    for (int i = 0; i < p; i++)
      t[i] = mul ? t[i] * t[i + p] : t[i] + t[i + p];
  return t[0];
}

static void
try (int n, void (*kernel) (const T *, T *))
{
  for (int k = 0; k < 50; k++)
    {
      T r[2], *a = (T *) buf_new (n * sizeof *a, k % PLACES);
      for (int i = 0; i < n; i++)
	a[i] = (T) ((int) (rnd () % 2000001) - 1000000) / 700001
	  + (rnd () % 8 ? 0 : (T) 1000);
      kernel (a, r);
      T add = fold (n, a, 0), mul = fold (n, a, 1);
      CHECK_SAME (&r[0], &add, 1);
      CHECK_SAME (&r[1], &mul, 1);
      buf_free_all ();
    }
}

int
main (void)
{
  try (2, kernel_2);
  try (3, kernel_3);
  try (7, kernel_7);
  try (8, kernel_8);
  try (16, kernel_16);
  try (42, kernel_42);
  try (64, kernel_64);
  try (100, kernel_100);
  return 0;
}
