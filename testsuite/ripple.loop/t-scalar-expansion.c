/* { dg-do run } */
/* A scalar set before an annotated loop and accumulated inside is one
   accumulator per lane; the reduction makes the sum.  */
#include "../ripple-test.h"

#define TEST(NAME, T, B)						\
NOIPA static T								\
kernel_##NAME (int n, const T *a)					\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  T s = 0;								\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    s += a[i];								\
  return ripple_reduceadd (1, s);					\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int k = 0; k < TRIPS * PLACES; k++)				\
    {									\
      int n = trip (k / PLACES, B);					\
      BUF (T, a, n, k % PLACES);					\
      T e = 0;								\
      for (int i = 0; i < n; i++)					\
	e += a[i];							\
      CHECK (kernel_##NAME (n, a) == e);				\
      buf_free_all ();							\
    }									\
}

TEST (f32, float, 8)
TEST (f64, double, 16)
TEST (u32, unsigned, 7)
TEST (u8, unsigned char, 64)
TEST (u16, unsigned short, 42)
TEST (u64, unsigned long, 3)
TEST (f32_1, float, 1)

int
main (void)
{
  try_f32 ();
  try_f64 ();
  try_u32 ();
  try_u8 ();
  try_u16 ();
  try_u64 ();
  try_f32_1 ();
  return 0;
}
