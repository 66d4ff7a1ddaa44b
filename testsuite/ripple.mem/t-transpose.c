/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Transposed access: one side is contiguous, the other strided.  */
#include "../ripple-test.h"

#define TEST(NAME, T, X, Y)						\
NOIPA static void							\
kernel_##NAME (int m, int n, const T *a, T *c)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  ripple_parallel (BS, 1)						\
  for (int j = 0; j < m; j++)						\
    ripple_parallel (BS, 0)						\
    for (int i = 0; i < n; i++)						\
      c[i * m + j] = a[j * n + i];					\
}									\
NOIPA static void							\
turned_##NAME (int m, int n, const T *a, T *c)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, X, Y);			\
  ripple_parallel (BS, 1)						\
  for (int j = 0; j < m; j++)						\
    ripple_parallel (BS, 0)						\
    for (int i = 0; i < n; i++)						\
      c[j * n + i] = a[i * m + j];					\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int k = 0; k < TRIPS * TRIPS; k++)				\
    {									\
      int n = trip (k / TRIPS, X), m = trip (k % TRIPS, Y);		\
      BUF (T, a, m * n, k % PLACES);					\
      BUF (T, c, m * n, k % PLACES);					\
      kernel_##NAME (m, n, a, c);					\
      for (int j = 0; j < m; j++)					\
	for (int i = 0; i < n; i++)					\
	  CHECK (c[i * m + j] == a[j * n + i]);				\
      FILL (T, c, m * n);						\
      turned_##NAME (n, m, a, c);					\
      for (int j = 0; j < m; j++)					\
	for (int i = 0; i < n; i++)					\
	  CHECK (c[i * m + j] == a[j * n + i]);				\
      buf_free_all ();							\
    }									\
}

TEST (i32, int, 4, 4)
TEST (u8, unsigned char, 8, 8)
TEST (f64, double, 3, 5)
TEST (f32, float, 8, 8)
TEST (i16, short, 8, 8)
TEST (f64_4, double, 4, 4)

int
main (void)
{
  try_i32 ();
  try_u8 ();
  try_f64 ();
  try_f32 ();
  try_i16 ();
  try_f64_4 ();
  return 0;
}
