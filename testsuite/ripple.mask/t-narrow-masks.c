/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Masks of wide elements for narrow ones, in blocks of many sizes.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef unsigned short u16;

#define TEST(NAME, T, U, LANES)						\
NOIPA void								\
NAME (int n, const T *a, const U *b, U *c, T t)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, LANES);		\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    c[i] = a[i] > t ? b[i] : 7;						\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int k = 0; k < TRIPS * PLACES; k++)				\
    {									\
      int n = trip (k / PLACES, LANES);					\
      BUF (T, a, n, k % PLACES);					\
      BUF (U, b, n, k % PLACES);					\
      BUF (U, c, n, k % PLACES);					\
      for (int i = 0; i < n; i++)					\
	{								\
	  a[i] = (T) (i * 77 % 64 ^ i >> 3);				\
	  b[i] = (U) (i * 31 + 11);					\
	}								\
      NAME (n, a, b, c, 30);						\
      for (int i = 0; i < n; i++)					\
	CHECK (c[i] == (a[i] > 30 ? b[i] : 7));				\
      buf_free_all ();							\
    }									\
}

#define TESTS(TEST, LANES)						\
  TEST (double_float_##LANES, double, float, LANES)			\
  TEST (double_word_##LANES, double, u16, LANES)			\
  TEST (double_byte_##LANES, double, u8, LANES)				\
  TEST (float_word_##LANES, float, u16, LANES)				\
  TEST (float_byte_##LANES, float, u8, LANES)				\
  TEST (word_byte_##LANES, u16, u8, LANES)

/* { dg-asm "vpackssdw" double_byte_32 } */
/* { dg-asm-not "vpackus|vpshufd" double_byte_32 } */
/* { dg-asm "vpacksswb" float_byte_32 } */
/* { dg-asm-not "vpackus" float_byte_32 } */
/* { dg-asm "vpacksswb" word_byte_32 } */
/* { dg-asm-not "vpackus" word_byte_32 } */
TESTS (TEST, 4)
TESTS (TEST, 32)
TESTS (TEST, 40)

#define RUN(NAME, T, U, LANES) try_##NAME ();

int
main (void)
{
  TESTS (RUN, 4)
  TESTS (RUN, 32)
  TESTS (RUN, 40)
  return 0;
}
