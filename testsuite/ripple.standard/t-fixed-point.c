/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Averages, differences, parts of products and rounded products, by name and
   as C says them; all element types, at their ends; models in 128 bits where
   there are such.  */
#include "../ripple-test.h"

#ifdef __SIZEOF_INT128__
typedef __int128 wide;
# define LONG_TYPES(M) M (int64_t, i64) M (uint64_t, u64)
#else
typedef long long wide;
# define LONG_TYPES(M)
#endif

enum { MOST = 260 };

#define TEST(T, NAME)							\
NOIPA static void							\
NAME (int n, const T *a, const T *b, T *r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 20);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      r[i] = ripple_average_up (a[i], b[i]);				\
      r[n + i] = ripple_average_down (a[i], b[i]);			\
      r[2 * n + i] = ripple_multiply_high (a[i], b[i]);			\
      r[3 * n + i] = ripple_multiply_rounded (a[i], b[i]);		\
      r[4 * n + i] = ripple_abs_difference (a[i], b[i]);		\
      if (a[i] & 1)							\
	r[i] = ripple_average_up (ripple_average_down (a[i], b[i]), (T) 3); \
    }									\
}									\
static void								\
test_##NAME (void)							\
{									\
  const int w = 8 * sizeof (T);						\
  static T a[MOST], b[MOST], r[5 * MOST];				\
  for (int n = 0; n < MOST; n += n < 90 ? 1 : 51)			\
    {									\
      FILL (T, a, n);							\
      FILL (T, b, n);							\
      for (int i = 0; i < n; i += 5)					\
	{								\
	  a[i] = (T) ((uint64_t) 1 << (w - 1));				\
	  b[i] = (T) (a[i] - (i % 3));					\
	}								\
      NAME (n, a, b, r);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  wide x = a[i], y = b[i];					\
	  T up = (T) ((x + y + 1) >> 1), down = (T) ((x + y) >> 1);	\
	  CHECK (r[i] == (a[i] & 1 ? (T) (((wide) down + 4) >> 1) : up)); \
	  CHECK (r[n + i] == down);					\
	  CHECK (r[2 * n + i] == (T) ((x * y) >> w));			\
	  CHECK (r[3 * n + i]						\
		 == (T) ((x * y + ((wide) 1 << (w - 2))) >> (w - 1)));	\
	  CHECK (r[4 * n + i] == (T) (x > y ? x - y : y - x));		\
	  CHECK (ripple_abs_difference (a[i], b[i]) == r[4 * n + i]);	\
	  CHECK (ripple_average_up (a[i], b[i]) == up);			\
	  CHECK (ripple_multiply_high (a[i], b[i]) == r[2 * n + i]);	\
	}								\
    }									\
}
#define TYPES(M)							\
  M (int8_t, i8) M (uint8_t, u8) M (int16_t, i16) M (uint16_t, u16)	\
  M (int32_t, i32) M (uint32_t, u32) LONG_TYPES (M)
TYPES (TEST)

/* As C says them.  The products of unsigned words are made in unsigned.  */
#define IDIOM(NAME, T, R, EXPR)						\
NOIPA static void							\
NAME (int n, const T *a, const T *b, R *r)				\
{									\
  ripple_block_t block = ripple_set_block_shape (0, 32);		\
  ripple_parallel (block, 0);						\
  for (int i = 0; i < n; i++)						\
    r[i] = (R) (EXPR);							\
}									\
NOIPA_NORMAL static void						\
NAME##_model (int n, const T *a, const T *b, R *r)			\
{									\
  for (int i = 0; i < n; i++)						\
    r[i] = (R) (EXPR);							\
}
#define ABS(X) ((X) < 0 ? -(X) : (X))
#define LARGER_LESS_OTHER(OP, X, Y) (X OP Y ? X - Y : Y - X)
#define IDIOMS(M)							\
  M (avg_u8, uint8_t, uint8_t, (a[i] + b[i] + 1) >> 1)			\
  M (avg_i8, int8_t, int8_t, (a[i] + b[i] + 1) >> 1)			\
  M (avg_u16, uint16_t, uint16_t, (1 + a[i] + b[i]) >> 1)		\
  M (avg_i16, int16_t, int16_t, (a[i] + b[i] + 1) >> 1)			\
  M (avg_wide, uint8_t, int, (a[i] + b[i] + 1) >> 1)			\
  M (avg_half, uint8_t, int, (a[i] + b[i] + 1) / 2)			\
  M (avg_i8_wide, int8_t, int, (a[i] + b[i]) >> 1)			\
  M (avg_i8_uns, int8_t, unsigned, (a[i] + (unsigned) b[i]) >> 1)	\
  M (avg_more, uint8_t, uint8_t, (a[i] + b[i] + 2) >> 1)		\
  M (avg_three, uint8_t, uint8_t, (a[i] + b[i] + b[i] + 1) >> 1)	\
  M (avg_const, uint8_t, uint8_t, (a[i] + 200 + 1) >> 1)		\
  M (avg_down, uint16_t, uint16_t, (a[i] + b[i]) >> 1)			\
  M (high, int16_t, int16_t, (a[i] * b[i]) >> 16)			\
  M (high_wide, int16_t, int, (a[i] * b[i]) >> 16)			\
  M (high_u, uint16_t, uint16_t, ((unsigned) a[i] * b[i]) >> 16)	\
  M (high_u_wide, uint16_t, int, ((unsigned) a[i] * b[i]) >> 16)	\
  M (high_mixed, int16_t, int, (a[i] * (int) (uint16_t) b[i]) >> 16)	\
  M (high_uns, int16_t, unsigned, ((unsigned) a[i] * b[i]) >> 16)	\
  M (high_const, int16_t, int16_t, (a[i] * 19595) >> 16)		\
  M (high_long, int16_t, int, ((long long) a[i] * b[i]) >> 16)		\
  M (high_u_long, uint16_t, int, ((long long) a[i] * b[i]) >> 16)	\
  M (rounded, int16_t, int16_t, (a[i] * b[i] + 0x4000) >> 15)		\
  M (round_wide, int16_t, int, (a[i] * b[i] + 0x4000) >> 15)		\
  M (round_const, int16_t, int16_t, (a[i] * 23170 + 0x4000) >> 15)	\
  M (round_other, int16_t, int16_t, (a[i] * b[i] + 0x2000) >> 14)	\
  M (high_32, uint32_t, uint32_t, ((uint64_t) a[i] * b[i]) >> 32)	\
  M (high_32_wide, uint32_t, uint64_t, ((uint64_t) a[i] * b[i]) >> 32)	\
  M (high_i32, int32_t, int32_t, ((int64_t) a[i] * b[i]) >> 32)		\
  M (high_i32_wide, int32_t, int64_t, ((int64_t) a[i] * b[i]) >> 32)	\
  M (high_i32_uns, int32_t, uint64_t, ((uint64_t) a[i] * b[i]) >> 32)	\
  M (high_32_mixed, int32_t, int64_t,					\
     (a[i] * (int64_t) (uint32_t) b[i]) >> 32)				\
  M (high_32_both, uint32_t, uint32_t,					\
     ((uint64_t) a[i] * b[i]) >> 32 ^ ((uint64_t) a[i] * b[i]))		\
  M (diff_u8, uint8_t, uint8_t, ABS (a[i] - b[i]))			\
  M (diff_i8, int8_t, uint8_t, ABS (a[i] - b[i]))			\
  M (diff_i8_wide, int8_t, int, ABS (a[i] - b[i]))			\
  M (diff_i8_same, int8_t, int8_t, ABS (a[i] - b[i]))			\
  M (diff_u16, uint16_t, int, ABS (a[i] - b[i]))			\
  M (diff_mixed, int16_t, int, ABS (a[i] - (int) (uint16_t) b[i]))	\
  M (diff_const, uint8_t, int, ABS (a[i] - 77))				\
  M (diff_i32, int32_t, uint64_t, ABS ((int64_t) a[i] - b[i]))		\
  M (diff_uns, uint8_t, int, ABS ((int) ((unsigned) a[i] - b[i])))	\
  M (less_u8, uint8_t, uint8_t, LARGER_LESS_OTHER (>, a[i], b[i]))	\
  M (less_u8_wide, uint8_t, int, LARGER_LESS_OTHER (<=, b[i], a[i]))	\
  M (less_i8, int8_t, int, LARGER_LESS_OTHER (>=, a[i], b[i]))		\
  M (less_i16, int16_t, uint16_t, LARGER_LESS_OTHER (<, b[i], a[i]))	\
  M (less_u32, uint32_t, uint32_t, LARGER_LESS_OTHER (>, a[i], b[i]))	\
  M (less_u32_wide, uint32_t, uint64_t, LARGER_LESS_OTHER (>, a[i], b[i])) \
  M (less_i64, int64_t, int64_t,					\
     LARGER_LESS_OTHER (>, (a[i] >> 1), (b[i] >> 1)))			\
  M (less_u64, uint64_t, uint64_t, LARGER_LESS_OTHER (>, a[i], b[i]))	\
  M (less_const, uint8_t, int, LARGER_LESS_OTHER (>, a[i], 100))	\
  M (negative, uint8_t, int, LARGER_LESS_OTHER (<, a[i], b[i]))		\
  M (by_sign, int16_t, int,						\
     (uint16_t) a[i] > (uint16_t) b[i] ? a[i] - b[i] : b[i] - a[i])	\
  M (other, uint8_t, int,						\
     a[i] > b[i] ? a[i] - b[i] : b[i] - (a[i] & 254))			\
  M (high_32_const, uint32_t, uint32_t, (a[i] * 0xcd9e8d57ull) >> 32)
IDIOMS (IDIOM)

/* What is compared is changed before the difference is made.  */

NOIPA static void
changed (int n, uint8_t *a, const uint8_t *b, uint8_t *r)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    r[i] = a[i] > b[i] ? (a[i] = 7, a[i] - b[i]) : b[i] - a[i];
}

static void
test_changed (void)
{
  uint8_t a[40], b[40], r[40];
  for (int i = 0; i < 40; i++)
    {
      a[i] = i * 5;
      b[i] = i * 37;
    }
  changed (40, a, b, r);
  for (int i = 0; i < 40; i++)
    {
      uint8_t x = i * 5, y = i * 37;
      CHECK (r[i] == (uint8_t) (x > y ? 7 - y : y - x));
    }
}

#define CALL_TEST(T, NAME) test_##NAME ();
#define CALL_IDIOM(NAME, T, R, EXPR) TRY (32, T, R, 1, 0, NAME, NAME##_model);

int
main (void)
{
  TYPES (CALL_TEST)
  IDIOMS (CALL_IDIOM)
  test_changed ();
  return 0;
}
