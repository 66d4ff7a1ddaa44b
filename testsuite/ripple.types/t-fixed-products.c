/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Products in fixed point: shifted down by any number of bits, rounded or not,
   and what looks like that.  */
#include "../ripple-test.h"

typedef unsigned short u16;
typedef unsigned u32;
typedef uint64_t u64;
typedef short s16;
typedef int s32;
typedef int64_t s64;

#define TEST(NAME, T, D, B, EXPRESSION)					\
NOIPA void								\
NAME (int n, const T *a, const T *b, D *d)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i], y = b[i];						\
      (void) y;								\
      d[i] = EXPRESSION;						\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  static const s64 ends[] = { 0, 1, -1, 2, 0x7fff, -0x8000, 0xffff,	\
    0x7ffe, INT_MAX, INT_MIN, UINT_MAX, INT_MAX - 1, 0x8000 };		\
  enum { E = sizeof ends / sizeof *ends, N = E * E + 61 };		\
  static T a[N], b[N];							\
  static D d[N + 1];							\
  for (int n = 0; n <= N; n += n < 2 * B + 1 ? 1 : N - n ? N - n : 1)	\
    {									\
      for (int i = 0; i < N; i++)					\
	{								\
	  a[i] = (T) (i < E * E ? ends[i % E] : (s64) rnd ());		\
	  b[i] = (T) (i < E * E ? ends[i / E] : (s64) rnd ());		\
	  d[i] = 3;							\
	}								\
      d[n] = 3;								\
      NAME (n, a, b, d);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  T x = a[i], y = b[i];						\
	  (void) y;							\
	  CHECK (d[i] == (D) (EXPRESSION));				\
	}								\
      CHECK (d[n] == 3);						\
    }									\
}

/* { dg-asm "vpmuldq" s32_16 } */
/* { dg-asm-not "vpmovsx|vpunpck|vpermq|vpmuludq" s32_16 } */
TEST (s32_16, s32, s32, 8, ((s64) x * y) >> 16)
TEST (s32_16_13, s32, s32, 13, ((s64) x * y) >> 16)
/* { dg-asm-not "vpmovsx|vpunpck|vpermq|vpmuludq" s32_rounded } */
TEST (s32_rounded, s32, s32, 8, ((s64) x * y + 0x8000) >> 16)
TEST (s32_constant, s32, s32, 8, ((s64) x * 46341) >> 15)
TEST (s32_minus, s32, s32, 4, ((s64) x * -3) >> 1)
TEST (s32_1, s32, s32, 8, ((s64) x * y) >> 1)
TEST (s32_31, s32, s32, 8, ((s64) x * y + (1 << 30)) >> 31)
TEST (s32_32, s32, s32, 8, ((s64) x * y) >> 32)
TEST (s32_33, s32, s32, 8, ((s64) x * y) >> 33)
TEST (s32_as_u32, s32, u32, 8, ((s64) x * y) >> 8)
/* { dg-asm-not "vpmovzx|vpunpck|vpermq" u32_16 } */
TEST (u32_16, u32, u32, 8, ((u64) x * y) >> 16)
TEST (u32_signed, u32, s32, 5, (s64) ((u64) x * y) >> 24)
TEST (u32_rounded, u32, u32, 8, ((u64) x * y + 0x80) >> 8)
TEST (u32_64, u32, u64, 8, ((u64) x * y) >> 16)
TEST (u32_16_bits, u32, u16, 8, ((u64) x * y) >> 16)
/* { dg-asm "vpmulhw" s16_8 } */
/* { dg-asm-not "vpmovsx|vpmulld|vpack" s16_8 } */
TEST (s16_8, s16, s16, 16, (x * y) >> 8)
TEST (s16_1, s16, s16, 9, (x * y) >> 1)
TEST (s16_14, s16, s16, 16, (x * y) >> 14)
TEST (s16_rounded, s16, s16, 16, (x * y + 0x80) >> 8)
TEST (s16_15, s16, s16, 16, (x * y + 0x4000) >> 15)
TEST (s16_16, s16, s16, 16, (x * y) >> 16)
TEST (s16_wide, s16, s32, 16, (x * y) >> 8)
/* { dg-asm "vpmulhuw" u16_8 } */
/* { dg-asm-not "vpmovzx|vpmulld|vpack" u16_8 } */
TEST (u16_8, u16, u16, 16, ((u32) x * y) >> 8)
TEST (u16_constant, u16, u16, 16, ((u32) x * 40000) >> 12)
TEST (u16_rounded, u16, u16, 16, ((u32) x * y + 4) >> 3)
/* All bits of the product are not there.  */
TEST (s32_short, s32, s16, 8, (s16) (((u32) x * (u32) y) >> 4))
TEST (s32_low, s32, s32, 8, (s32) ((u32) x * (u32) y) >> 16)
TEST (mixed, s32, s32, 8, (s32) ((s64) ((u64) x * (u32) y) >> 16))
TEST (sum, s32, s32, 8, ((s64) x * y + (s64) y) >> 16)
TEST (square, s32, s32, 8, ((s64) x * x) >> 20)

int
main (void)
{
  try_s32_16 ();
  try_s32_16_13 ();
  try_s32_rounded ();
  try_s32_constant ();
  try_s32_minus ();
  try_s32_1 ();
  try_s32_31 ();
  try_s32_32 ();
  try_s32_33 ();
  try_s32_as_u32 ();
  try_u32_16 ();
  try_u32_signed ();
  try_u32_rounded ();
  try_u32_64 ();
  try_u32_16_bits ();
  try_s16_8 ();
  try_s16_1 ();
  try_s16_14 ();
  try_s16_rounded ();
  try_s16_15 ();
  try_s16_16 ();
  try_s16_wide ();
  try_u16_8 ();
  try_u16_constant ();
  try_u16_rounded ();
  try_s32_short ();
  try_s32_low ();
  try_mixed ();
  try_sum ();
  try_square ();
  return 0;
}
