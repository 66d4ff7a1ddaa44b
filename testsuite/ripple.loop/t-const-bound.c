/* { dg-do run } */
/* Constant bounds below, at and above the block size.  */
#include "../ripple-test.h"

#define TEST(N)								\
NOIPA static void							\
kernel_##N (const short *a, short *c)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 8);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < N; i++)						\
    c[i] = a[i] + 3;							\
}									\
NOIPA static void							\
try_##N (int place)							\
{									\
  BUF (short, a, N, place);						\
  BUF (short, c, N, place);						\
  kernel_##N (a, c);							\
  for (int i = 0; i < N; i++)						\
    CHECK (c[i] == (short) (a[i] + 3));					\
  buf_free_all ();							\
}

TEST (1)
TEST (5)
TEST (7)
TEST (8)
TEST (9)
TEST (16)
TEST (43)

int
main (void)
{
  for (int place = 0; place < PLACES; place++)
    {
      try_1 (place);
      try_5 (place);
      try_7 (place);
      try_8 (place);
      try_9 (place);
      try_16 (place);
      try_43 (place);
    }
  return 0;
}
