/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Dot products of several types with masked remainders.  */
#include "../ripple-test.h"

#define TEST(NAME, T, S, B)						\
NOIPA static S								\
dot_##NAME (int n, const T *a, const T *b)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  S s = 0;								\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    s += (S) a[i] * (S) b[i];						\
  return ripple_reduceadd (1, s);					\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int k = 0; k < TRIPS * PLACES; k++)				\
    {									\
      int n = trip (k / PLACES, B);					\
      BUF (T, a, n, k % PLACES);					\
      BUF (T, b, n, k % PLACES);					\
      S e = 0;								\
      for (int i = 0; i < n; i++)					\
	e += (S) a[i] * (S) b[i];					\
      CHECK (dot_##NAME (n, a, b) == e);				\
      buf_free_all ();							\
    }									\
}

TEST (f32, float, float, 16)
TEST (f64, double, double, 8)
TEST (f32_64, float, double, 24)
TEST (i16, short, unsigned, 32)
TEST (u8, unsigned char, unsigned, 64)
TEST (i32, int, unsigned long, 12)

int
main (void)
{
  try_f32 ();
  try_f64 ();
  try_f32_64 ();
  try_i16 ();
  try_u8 ();
  try_i32 ();
  return 0;
}
