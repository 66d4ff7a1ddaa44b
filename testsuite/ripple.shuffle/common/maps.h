/* All kinds of maps of one and of two blocks of T; of sizes that fill vectors
   and of odd ones; in blocks of one and two dimensions.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../../ripple-test.h"

#define MAP(NAME, EXPR) \
static size_t NAME (size_t k, size_t n) { return (EXPR) + 0 * k * n; }

MAP (same, k)
MAP (first, 0)
MAP (last, n - 1)
MAP (reverse, n - 1 - k)
MAP (rotate, (k + 1) % n)
MAP (rotate_far, (k + n - n / 3) % n)
MAP (even_odd, k < (n + 1) / 2 ? 2 * k : 2 * (k - (n + 1) / 2) + 1)
MAP (zip, k % 2 * ((n + 1) / 2) + k / 2)
MAP (swap_pairs, (k ^ 1) < n ? k ^ 1 : k)
MAP (reverse_4, (k ^ 3) < n ? k ^ 3 : k)
MAP (broadcast_4, k / 4 * 4)
MAP (by_three, k * 3 % n)
MAP (halves, k / 2)
MAP (scramble, (k * k * 7 + k * 5 + 3) % n)
MAP (upper, k / 2 + n / 2)

/* Of two blocks.  */
MAP (splice, k + 3 < 2 * n ? k + 3 : k)
MAP (splice_far, k + n - 1)
MAP (second, n + k)
MAP (zip_low, k % 2 * n + k / 2)
MAP (zip_high, k % 2 * n + (n + k) / 2)
MAP (unzip, 2 * k)
MAP (unzip_odd, 2 * k + 1)
MAP (blend, k % 3 == 1 ? n + k : k)
MAP (back, 2 * n - 1 - k)
MAP (scramble_2, (k * k * 11 + k * 5 + 3) % (2 * n))
MAP (swap_ends, k == 0 ? 2 * n - 1 : k)

#define ONE(M) \
  M (same) M (first) M (last) M (reverse) M (rotate) M (rotate_far) \
  M (even_odd) M (zip) M (swap_pairs) M (reverse_4) M (broadcast_4) \
  M (by_three) M (halves) M (scramble) M (upper)
#define TWO(M) \
  M (splice) M (splice_far) M (second) M (zip_low) M (zip_high) M (unzip) \
  M (unzip_odd) M (blend) M (back) M (scramble_2) M (swap_ends) \
  M (same) M (reverse)

typedef size_t (*index_fn) (size_t, size_t);
#define INDEX(F) F,
static const index_fn one[] = { ONE (INDEX) }, two[] = { TWO (INDEX) };
enum { N_ONE = sizeof one / sizeof *one, N_TWO = sizeof two / sizeof *two };

/* The block has X * Y lanes.  */
#define TEST(NAME, X, Y)						\
NOIPA static void							\
kernel_##NAME (const T *a, const T *b, T *r)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  size_t v = ripple_id (BS, 0) + X * ripple_id (BS, 1);			\
  T x = a[v], y = b[v];							\
  size_t at = 0;							\
  ONE (ONE_CASE)							\
  TWO (TWO_CASE)							\
}									\
static void								\
try_##NAME (int t)							\
{									\
  enum { N = X * Y };							\
  static T want[N * (N_ONE + N_TWO)];					\
  BUF (T, a, N, t % PLACES);						\
  BUF (T, b, N, t % PLACES);						\
  BUF (T, r, N * (N_ONE + N_TWO), t % PLACES);				\
  for (size_t i = 0; i < N_ONE + N_TWO; i++)				\
    for (size_t k = 0; k < N; k++)					\
      {									\
	size_t j = i < N_ONE ? one[i] (k, N) : two[i - N_ONE] (k, N);	\
	want[i * N + k] = j < N ? a[j] : b[j - N];			\
      }									\
  kernel_##NAME (a, b, r);						\
  CHECK_SAME (r, want, N * (N_ONE + N_TWO));				\
  buf_free_all ();							\
}
#define ONE_CASE(F) \
  r[at + v] = ripple_shuffle (x, F); \
  at += ripple_get_block_size (BS, 0) * ripple_get_block_size (BS, 1);
#define TWO_CASE(F) \
  r[at + v] = ripple_shuffle_pair (x, y, F); \
  at += ripple_get_block_size (BS, 0) * ripple_get_block_size (BS, 1);

TEST (small, 8, 1)
TEST (full, 64, 1)
TEST (odd, 37, 1)
TEST (three, 3, 1)
TEST (square, 8, 4)
TEST (odd_rows, 5, 7)

int
main (void)
{
  for (int t = 0; t < 6; t++)
    {
      try_small (t);
      try_full (t);
      try_odd (t);
      try_three (t);
      try_square (t);
      try_odd_rows (t);
    }
  return 0;
}
