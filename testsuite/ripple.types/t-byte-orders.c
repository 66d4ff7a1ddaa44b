/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Values whose bytes are put in another order by shifts and masks, and what
   looks like that.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef uint64_t u64;
typedef signed char s8;
typedef short s16;
typedef int s32;
typedef int64_t s64;

enum { N = 300 };

/* S: what X is, D: what is made of it, in blocks of B lanes, where ON.  */
#define TEST(NAME, S, D, B, ON, EXPRESSION)				\
NOIPA void								\
NAME (int n, const S *a, D *d)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      S x = a[i];							\
      if (ON)								\
	d[i] = EXPRESSION;						\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  static const u64 ends[18] = { 0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0x8000,	\
    0xffff, 0x7fffffff, 0x80000000, 0xffffffff, 0x7fffffffffffffff,	\
    0x8000000000000000, 0xffffffffffffffff, 0x0102030405060708,	\
    0xfffefdfcfbfaf9f8, 0x80808080, 0x7f7f7f7f };			\
  for (int n = 0; n <= N; n += n < 2 * B + 2 ? 1 : 97)			\
    {									\
      BUF (S, a, n, BUF_END);						\
      BUF (D, d, n, BUF_END);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  a[i] = (S) (i < 18 ? ends[i] : (u64) rnd () << 32 | rnd ());	\
	  d[i] = 3;							\
	}								\
      NAME (n, a, d);							\
      for (int i = 0; i < n; i++)					\
	{								\
	  S x = a[i];							\
	  D want = 3;							\
	  if (ON)							\
	    want = EXPRESSION;						\
	  CHECK (d[i] == want);						\
	}								\
      buf_free_all ();							\
    }									\
}

/* { dg-asm "vpshufb" swap32 } */
/* { dg-asm-not "vps[rl]l|vpor" swap32 } */
TEST (swap32, u32, u32, 8, 1,
      (x & 0xff) << 24 | (x & 0xff00) << 8 | (x >> 8 & 0xff00) | x >> 24)
TEST (swap32_13, u32, u32, 13, 1,
      x << 24 | (x << 8 & 0xff0000) | (x >> 8 & 0xff00) | x >> 24)
/* { dg-asm-not "vps[rl]l|vpor" sum32 } */
TEST (sum32, u32, u32, 8, 1,
      (x << 24) + ((x & 0xff00) << 8) + ((x >> 8) & 0xff00) + (x >> 24))
/* { dg-asm-not "vps[rl]l|vpxor" xor32 } */
TEST (xor32, u32, u32, 16, 1,
      (x << 24) ^ ((x & 0xff00) * 256) ^ ((x >> 8) & 0xff00) ^ (x >> 24))
/* { dg-asm-not "vps[rl]a|vpor" signed32 } */
TEST (signed32, s32, s32, 8, 1,
      (int) ((u32) x << 24) | (x & 0xff00) << 8 | (x >> 8 & 0xff00)
      | (x >> 24 & 0xff))
/* The copies of the sign stay.  */
TEST (sign_kept, s32, s32, 8, 1,
      (int) ((x & 0xffu) << 24) | (x & 0xff00) << 8 | (x >> 8 & 0xff00)
      | x >> 24)
/* { dg-asm-not "vps[rl]l" masked } */
TEST (masked, u32, u32, 8, x & 4,
      (x & 0xff) << 24 | (x & 0xff00) << 8 | (x >> 8 & 0xff00) | x >> 24)
TEST (used, u32, u32, 8, x > 5,
      ((x & 0xff) << 24 | (x & 0xff00) << 8 | (x >> 8 & 0xff00) | x >> 24) - x
      + (x >> 24))
/* { dg-asm "vpshufb" swap16 } */
TEST (swap16, u16, u16, 16, 1, x << 8 | x >> 8)
/* { dg-asm "vpshufb" swap_s16 } */
/* { dg-asm-not "vps[rl]|vpmov.x" swap_s16 } */
TEST (swap_s16, s16, s16, 16, 1, (x & 0xff) << 8 | (x >> 8 & 0xff))
TEST (swap_wide, s16, s32, 16, 1, (x & 0xff) << 8 | (x >> 8 & 0xff))
TEST (swap_sign, s16, s32, 16, 1, (x & 0xff) << 8 | x >> 8)
/* { dg-asm "vpshufb" swap_pairs } */
/* { dg-asm-not "vps[rl]l|vpor" swap_pairs } */
TEST (swap_pairs, u32, u32, 8, 1,
      (x & 0xff00ff) << 8 | (x >> 8 & 0xff00ff))
/* { dg-asm "vpshuf" rotated } */
/* { dg-asm-not "vps[rl]l|vpor" rotated } */
TEST (rotated, u32, u32, 8, 1, (x & 0xffff) << 16 | x >> 16)
/* { dg-asm "vpshufb" rotated_8 } */
/* { dg-asm-not "vps[rl]l|vpor" rotated_8 } */
TEST (rotated_8, u32, u32, 8, 1, x << 8 | x >> 24)
TEST (rotated_24, u64, u64, 8, 1, x << 24 | x >> 40)
TEST (rotated_40, u64, u64, 5, 1, x << 40 | x >> 24)
TEST (rotated_3, u32, u32, 8, 1, x << 3 | x >> 29)
/* { dg-asm-not "vps[rl]l|vpor" swap64 } */
TEST (swap64, u64, u64, 4, 1,
      x << 56 | (x & 0xff00) << 40 | (x & 0xff0000) << 24
      | (x & 0xff000000) << 8 | (x >> 8 & 0xff000000) | (x >> 24 & 0xff0000)
      | (x >> 40 & 0xff00) | x >> 56)
TEST (halves64, u64, u64, 7, 1,
      (u64) ((u32) x << 16 | (u32) x >> 16) << 32
      | ((u32) (x >> 32) << 16 | (u32) (x >> 32) >> 16))
/* { dg-asm-not "vps[rl]l|vpor" some } */
TEST (some, u32, u32, 8, 1, (x >> 8 & 0xff) << 16 | (x & 0xff))
TEST (upper, u64, u32, 8, 1,
      (u32) (x >> 32) << 24 | ((u32) (x >> 32) & 0xff00) << 8
      | (x >> 48 & 0xff) << 8 | x >> 56)
TEST (low16, u32, u16, 16, 1, (x & 0xff) << 8 | (x >> 8 & 0xff))
TEST (mid16, u32, u16, 16, 1, (x >> 8 & 0xff) << 8 | (x >> 16 & 0xff))
/* { dg-asm-not "vps[rl]l|vpor" spread } */
TEST (spread, u8, u32, 8, 1, x | x << 8 | x << 16 | (u32) x << 24)
TEST (spread_64, u16, u64, 8, 1, x | (u64) x << 32)
TEST (spread_sign, s8, s32, 8, 1, (x & 0xff) | x * 256)
TEST (from_s8, s8, u32, 8, 1, (x & 0xff) | (x & 0xff) << 8 | (x & 0xff) << 16)
/* { dg-asm-not "vps[rl]l|vpmul" spread_product } */
TEST (spread_product, u8, u32, 8, 1, x * 0x01010101u)
TEST (product, u32, u32, 8, 1, x * 0x101u)
TEST (product_2, u8, u32, 8, 1, x * 0x1010201u)
TEST (rotated_swap, u32, u32, 8, 1,
      ((x << 8 | x >> 24) & 0xff00ff) | ((x << 24 | x >> 8) & 0xff00ff00))
/* Bits that meet are no order of bytes.  */
TEST (meet, u32, u32, 8, 1, x + (x << 8))
TEST (meet_xor, u32, u32, 8, 1, (x & 0xffff) ^ (x >> 8 & 0xffff))
TEST (meet_or, u32, u32, 8, 1, (x & 0xffff) << 8 | (x & 0xffff))
TEST (nibbles, u32, u32, 8, 1,
      (x & 0xf0f0f0f0) << 8 | (x >> 8 & 0xf0f0f0) | x >> 24)
TEST (other, u32, u32, 8, 1,
      (x & 0xff) << 24 | ((x + 1) & 0xff00) << 8 | (x >> 8 & 0xff00)
      | x >> 24)
TEST (of_sum, u32, u32, 8, 1,
      ((x * 3 + 1) & 0xff) << 24 | ((x * 3 + 1) & 0xff00) << 8
      | ((x * 3 + 1) >> 8 & 0xff00) | (x * 3 + 1) >> 24)
TEST (same, u32, u32, 8, 1, (x & 0xff00ff) | (x & 0xff00ff00))
TEST (constant, u32, u32, 8, 1,
      (x & 0xff) << 8 | (x >> 8 & 0xff) | 0x12340000)
/* { dg-asm "vpshufb" builtin } */
TEST (builtin, u32, u32, 8, 1, __builtin_bswap32 (x))
TEST (builtin16, u16, u16, 9, 1, __builtin_bswap16 (x))
TEST (builtin64, u64, u64, 4, 1, __builtin_bswap64 (x))

/* Loaded once more for each use, and in a loop.  */

/* { dg-asm "vpshufb" reloaded } */
/* { dg-asm-not "vps[rl]l|vpor" reloaded } */
NOIPA void
reloaded (u32 *a, u32 *restrict d)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t i = ripple_id (BS, 0);
  d[i] = a[i] << 24 | (a[i] & 0xff00) << 8 | (a[i] >> 8 & 0xff00)
	 | a[i] >> 24;
}

int
main (void)
{
  u32 a[8], d[8];
  for (int i = 0; i < 8; i++)
    a[i] = rnd ();
  reloaded (a, d);
  for (int i = 0; i < 8; i++)
    CHECK (d[i] == __builtin_bswap32 (a[i]));
  try_swap32 ();
  try_swap32_13 ();
  try_sum32 ();
  try_xor32 ();
  try_signed32 ();
  try_sign_kept ();
  try_masked ();
  try_used ();
  try_swap16 ();
  try_swap_s16 ();
  try_swap_wide ();
  try_swap_sign ();
  try_swap_pairs ();
  try_rotated ();
  try_rotated_8 ();
  try_rotated_24 ();
  try_rotated_40 ();
  try_rotated_3 ();
  try_swap64 ();
  try_halves64 ();
  try_some ();
  try_upper ();
  try_low16 ();
  try_mid16 ();
  try_spread ();
  try_spread_64 ();
  try_spread_sign ();
  try_from_s8 ();
  try_spread_product ();
  try_product ();
  try_product_2 ();
  try_rotated_swap ();
  try_meet ();
  try_meet_xor ();
  try_meet_or ();
  try_nibbles ();
  try_other ();
  try_of_sum ();
  try_same ();
  try_constant ();
  try_builtin ();
  try_builtin16 ();
  try_builtin64 ();
  return 0;
}
