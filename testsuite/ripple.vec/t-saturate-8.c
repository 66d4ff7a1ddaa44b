/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Saturating operations on bytes: all pairs.  */
#include "../ripple-test.h"
#define B 64

static int
clamp (int x, int lo, int hi)
{
  return x < lo ? lo : x > hi ? hi : x;
}

#define TEST(T, NAME, LO, HI)						\
  NOIPA static void							\
  NAME (const T *a, T y, T *r)						\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel_full (BS, 0);					\
    for (int i = 0; i < 256; i++)					\
      {									\
	T b = (T) (y + (T) (ripple_id (BS, 0) & 0));			\
	r[i] = ripple_add_sat (a[i], y);				\
	r[256 + i] = ripple_sub_sat (a[i], y);				\
	r[512 + i] = ripple_sub_sat (y, a[i]);				\
	r[768 + i] = ripple_shl_sat (a[i], y);				\
	r[1024 + i] = ripple_add_sat (a[i], b);				\
	r[1280 + i] = ripple_sub_sat (a[i], b);				\
	r[1536 + i] = ripple_shl_sat (a[i], b);				\
      }									\
  }									\
  static void								\
  test_##NAME (void)							\
  {									\
    static T a[256], r[1792];						\
    for (int i = 0; i < 256; i++)					\
      a[i] = (T) i;							\
    for (int k = 0; k < 256; k++)					\
      {									\
	T y = (T) k;							\
	int n = k < 8 ? k : 8;						\
	NAME (a, y, r);							\
	for (int i = 0; i < 256; i++)					\
	  {								\
	    CHECK (r[i] == clamp (a[i] + y, LO, HI));			\
	    CHECK (r[256 + i] == clamp (a[i] - y, LO, HI));		\
	    CHECK (r[512 + i] == clamp (y - a[i], LO, HI));		\
	    CHECK (r[768 + i] == clamp (a[i] * (1 << n), LO, HI));	\
	    CHECK (r[1024 + i] == r[i]);				\
	    CHECK (r[1280 + i] == r[256 + i]);				\
	    CHECK (r[1536 + i] == r[768 + i]);				\
	    CHECK (ripple_add_sat (a[i], y) == r[i]);			\
	    CHECK (ripple_sub_sat (a[i], y) == r[256 + i]);		\
	    CHECK (ripple_shl_sat (a[i], y) == r[768 + i]);		\
	  }								\
      }									\
  }
TEST (int8_t, i8, -128, 127)
TEST (uint8_t, u8, 0, 255)
TEST (char, c, CHAR_MIN, CHAR_MAX)

int
main (void)
{
  test_i8 ();
  test_u8 ();
  test_c ();
  return 0;
}
