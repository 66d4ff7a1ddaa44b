/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Lanes that alternate up to some lane, where the vectors do not end
   (late/irregular-masks.cc).  */
#include "ripple-test.h"

#define KERNEL(T, LANES)						\
NOIPA static void							\
odd_##T##_##LANES (T *x, const T *y)					\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  int i = (int) ripple_id (block, 0);					\
  if ((i & 1) && y[i] > 3)						\
    x[i] = (T) (x[i] + y[i]);						\
}									\
NOIPA static T								\
even_##T##_##LANES (const T *x)						\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  int i = (int) ripple_id (block, 0);					\
  return ripple_reduceadd (1, (T) (i & 1 ? 0 : x[i]));			\
}									\
static size_t								\
pick_##T##_##LANES (size_t k, size_t n)					\
{									\
  return (k & 1) && k < n - 4 ? n + k : k;				\
}									\
NOIPA static void							\
pick_lanes_##T##_##LANES (T *x, const T *y)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, LANES);		\
  size_t i = ripple_id (block, 0);					\
  x[i] = ripple_shuffle_pair (x[i], y[i], pick_##T##_##LANES);		\
}									\
static void								\
test_##T##_##LANES (void)						\
{									\
  BUF (T, x, LANES, 0);							\
  BUF (T, y, LANES, 0);							\
  T want[LANES], sum = 0;						\
  for (int i = 0; i < LANES; i++)					\
    {									\
      x[i] = i;								\
      y[i] = i % 7;							\
      want[i] = (T) (i & 1 && y[i] > 3 ? i + y[i] : i);			\
      sum = (T) (sum + (i & 1 ? 0 : want[i]));				\
    }									\
  odd_##T##_##LANES (x, y);						\
  CHECK_SAME (x, want, LANES);						\
  CHECK (even_##T##_##LANES (x) == sum);				\
  pick_lanes_##T##_##LANES (x, y);					\
  for (int i = 0; i < LANES; i++)					\
    CHECK (x[i] == (i & 1 && i < LANES - 4 ? y[i] : want[i]));		\
  buf_free_all ();							\
}

KERNEL (char, 18)
KERNEL (char, 50)
KERNEL (short, 24)
KERNEL (int, 48)
KERNEL (double, 26)

int
main (void)
{
  test_char_18 ();
  test_char_50 ();
  test_short_24 ();
  test_int_48 ();
  test_double_26 ();
  return 0;
}
