/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* ripple_stack: sub-blocks of all sizes and types, under masks too.  */
#include "../ripple-test.h"

#define TEST(T, NAME, N)						\
  NOIPA static void							\
  NAME (const T *a, T *r)						\
  {									\
    ripple_block_t S = ripple_set_block_shape (0, N);			\
    ripple_block_t B = ripple_set_block_shape (0, N, 3);		\
    size_t v = ripple_id (S, 0);					\
    size_t x = ripple_id (B, 0), y = ripple_id (B, 1);			\
    T t = a[v];								\
    T s = ripple_stack (B, t, a[N + v], (T) (t + a[v]));		\
    r[N * y + x] = s;							\
    if (s > a[0])							\
      r[3 * N + N * y + x]						\
	= ripple_stack (B, a[v], a[v], t, a[v]);			\
  }									\
  static void								\
  test_##NAME (void)							\
  {									\
    T a[2 * N], r[6 * N];						\
    FILL (T, a, 2 * N);							\
    memset (r, 0, sizeof r);						\
    NAME (a, r);							\
    for (int i = 0; i < 3 * N; i++)					\
      {									\
	T want = i < 2 * N ? a[i] : (T) (a[i % N] + a[i % N]);		\
	CHECK (r[i] == want);						\
	CHECK (r[3 * N + i] == (want > a[0] ? a[i % N] : (T) 0));	\
      }									\
  }
TEST (signed char, i8_1, 1)
TEST (unsigned char, u8_5, 5)
TEST (char, c_32, 32)
TEST (short, i16_2, 2)
TEST (unsigned short, u16_64, 64)
TEST (int, i32_3, 3)
TEST (unsigned, u32_6, 6)
TEST (long, i64_4, 4)
TEST (unsigned long long, ull_7, 7)
TEST (float, f32_16, 16)
TEST (float, f32_12, 12)
TEST (double, f64_2, 2)
TEST (double, f64_24, 24)

/* A block whose last dimension has one lane, one of three dimensions, one of
   scalars only.  */

NOIPA static void
shapes (const float *a, float *r)
{
  ripple_block_t one = ripple_set_block_shape (0, 8, 1);
  ripple_block_t cube = ripple_set_block_shape (0, 4, 2, 2);
  ripple_block_t row = ripple_set_block_shape (0, 4);
  size_t v = ripple_id (one, 0);
  size_t x = ripple_id (cube, 0), y = ripple_id (cube, 1);
  size_t z = ripple_id (cube, 2), w = ripple_id (row, 0);
  r[v] = ripple_stack (one, a[v]);
  r[8 + 8 * z + 4 * y + x] = ripple_stack (cube, a[4 * y + x],
					   a[8 + 4 * y + x]);
  r[24 + w] = ripple_stack (row, a[3], a[1], a[2], a[0]);
}

static void
test_shapes (void)
{
  float a[16], r[28];
  FILL (float, a, 16);
  shapes (a, r);
  CHECK_SAME (r, a, 8);
  CHECK_SAME (r + 8, a, 16);
  CHECK (r[24] == a[3] && r[25] == a[1] && r[26] == a[2] && r[27] == a[0]);
}

int
main (void)
{
  test_i8_1 ();
  test_u8_5 ();
  test_c_32 ();
  test_i16_2 ();
  test_u16_64 ();
  test_i32_3 ();
  test_u32_6 ();
  test_i64_4 ();
  test_ull_7 ();
  test_f32_16 ();
  test_f32_12 ();
  test_f64_2 ();
  test_f64_24 ();
  test_shapes ();
  return 0;
}
