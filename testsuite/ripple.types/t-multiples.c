/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Numbers that are divided by constants to see what is left: all of 8 and of
   16 bits, some of 32 and 64, and lane numbers.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef uint64_t u64;
typedef signed char s8;
typedef short s16;
typedef int s32;
typedef int64_t s64;

enum { N = 65536 + 7 };

/* T: X's type, in blocks of B lanes, where ON.  */
#define TEST(NAME, T, B, ON, EXPRESSION)				\
NOIPA void								\
NAME (int n, const T *a, unsigned char *d)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i];							\
      (void) x;								\
      if (ON)								\
	d[i] = EXPRESSION;						\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  static T a[N];							\
  static unsigned char d[N];						\
  for (int n = 0; n <= N; n += n < 2 * B + 2 ? 1 : N - n ? N - n : 1)	\
    {									\
      int m = n < N ? n + 5 : N;					\
      for (int i = 0; i < m; i++)					\
	{								\
	  u64 top = ((u64) 1 << (8 * sizeof (T) - 1)) - 600;		\
	  /* All, or those near the ends and others.  */		\
	  a[i] = (T) (sizeof (T) < 4 || i < 1200 ? (u64) i - 600	\
		      : i < 2400 ? top + i - 1200			\
		      : (u64) rnd () << 32 | rnd ());			\
	  d[i] = 3;							\
	}								\
      NAME (n, a, d);							\
      for (int i = 0; i < m; i++)					\
	{								\
	  T x = a[i];							\
	  unsigned char want = 3;					\
	  (void) x;							\
	  if (i < n && (ON))						\
	    want = EXPRESSION;						\
	  CHECK (d[i] == want);						\
	}								\
    }									\
}

/* Whether X leaves R when divided by C, as bit K.  */
#define BIT(K, C, R) ((x % (C) == (R)) << (K))
#define BIT_NOT(K, C, R) ((x % (C) != (R)) << (K))
#define EACH(T, B)							\
  TEST (T##_odd, T, B, 1,						\
	BIT (0, (T) 3, 0) | BIT (1, (T) 3, 1) | BIT (2, (T) 7, (T) -2)	\
	| BIT (3, (T) 127, 0) | BIT_NOT (4, (T) 25, 24))		\
  TEST (T##_even, T, B, x & 2,						\
	BIT (0, (T) 6, 0) | BIT (1, (T) 6, 5) | BIT (2, (T) -12, 0)	\
	| BIT (3, (T) 100, (T) -36) | BIT (4, (T) 200, 0)		\
	| BIT_NOT (5, (T) 96, 0) | BIT_NOT (6, (T) 10, 3)		\
	| BIT (7, (T) 8, 0))

/* { dg-asm-not "call|div" s64_odd } */
EACH (s8, 16)
EACH (u8, 19)
EACH (s16, 16)
EACH (u16, 16)
EACH (s32, 8)
EACH (u32, 13)
EACH (s64, 4)
EACH (u64, 8)
/* { dg-asm-not "vpmuldq|vpmuludq" third } */
TEST (third, int, 8, x % 3 == 0, 1)
/* { dg-asm-not "vpmul" lanes } */
TEST (lanes, int, 8, i % 3 == 0, 1)
TEST (lanes_else, int, 8, 1, i % 6 == 4 ? x : 2)
TEST (lanes_size, int, 4, 1, (size_t) i % 5 != 3 ? x : 2)
TEST (shifted, int, 8, 1, (i - 77) % 10 == 0)
TEST (shifted_back, int, 8, 1, (i - 77) % 10 == -3 || (i - 77) % 10 == 4)
TEST (both, int, 8, 1, x % 3 == 0 ? 1 : x % 5 == 0 ? 2 : x % 15)
TEST (sum, u8, 16, 1, (x + 200) % 7 == 0)
TEST (chosen, int, 8, 1,
      x % 9 == 0 ? 1 : x % 9 == 1 ? 2 : x % 9 == 2 ? 3 : x % 9 == -5)
TEST (mixed, int, 8, 1, x % 3u == 0)
TEST (never, int, 8, 1, x % 3 == 4)

int
main (void)
{
  try_s8_odd ();
  try_s8_even ();
  try_u8_odd ();
  try_u8_even ();
  try_s16_odd ();
  try_s16_even ();
  try_u16_odd ();
  try_u16_even ();
  try_s32_odd ();
  try_s32_even ();
  try_u32_odd ();
  try_u32_even ();
  try_s64_odd ();
  try_s64_even ();
  try_u64_odd ();
  try_u64_even ();
  try_third ();
  try_lanes ();
  try_lanes_else ();
  try_lanes_size ();
  try_shifted ();
  try_shifted_back ();
  try_both ();
  try_sum ();
  try_chosen ();
  try_mixed ();
  try_never ();
  return 0;
}
