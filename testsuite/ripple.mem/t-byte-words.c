/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Bytes next to each other that make a number are loaded as one, and put in
   order; and what must not be.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef uint64_t u64;
typedef struct { u8 r, g, b, a; } pixel;
typedef struct { signed char x, y; short z; } mixed;

enum { N = 300 };

/* S: what P points to, U of which are for each I, from P + FIRST on.  */
#define TEST(NAME, S, U, FIRST, D, B, ON, EXPRESSION)			\
NOIPA void								\
NAME (int n, const S *p, const int *index, D *restrict d)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  (void) index;								\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    if (ON)								\
      d[i] = EXPRESSION;						\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int n = 0; n <= N; n += n < 2 * B + 2 ? 1 : 97)			\
    for (int place = BUF_END; place <= BUF_START; place++)		\
      {									\
	BUF (u8, start, sizeof (S) * U * n, place);			\
	BUF (D, d, n, place);						\
	BUF (int, index, n, place);					\
	const S *p = (const S *) start - (FIRST);			\
	for (int i = 0; i < n; i++)					\
	  {								\
	    index[i] = (i * 7 + 3) % n;					\
	    d[i] = 3;							\
	  }								\
	NAME (n, p, index, d);						\
	for (int i = 0; i < n; i++)					\
	  {								\
	    D want = 3;							\
	    if (ON)							\
	      want = EXPRESSION;					\
	    CHECK (d[i] == want);					\
	  }								\
	buf_free_all ();						\
      }									\
}

/* { dg-asm "vpshufb" big32 } */
/* { dg-asm-not "vps[rl]l|vpor|vpmov.x|vpack" big32 } */
TEST (big32, u8, 4, 0, u32, 8, 1,
      (u32) p[4 * i] << 24 | p[4 * i + 1] << 16 | p[4 * i + 2] << 8
      | p[4 * i + 3])
/* { dg-asm-not "vpshufb|vps[rl]l|vpor|vpmov.x|vpack" little32 } */
TEST (little32, u8, 4, 0, u32, 8, 1,
      p[4 * i] | p[4 * i + 1] << 8 | p[4 * i + 2] << 16
      | (u32) p[4 * i + 3] << 24)
TEST (big32_behind, u8, 4, 2, u32, 13, 1,
      (p[4 * i + 2] << 8 | p[4 * i + 3]) << 16
      | (p[4 * i + 4] << 8 | p[4 * i + 5]))
/* { dg-asm "vpshufb" big16 } */
/* { dg-asm-not "vps[rl]l|vpor|vpmov.x|vpack" big16 } */
TEST (big16, u8, 2, 0, u16, 16, 1, p[2 * i] << 8 | p[2 * i + 1])
TEST (big16_sum, u8, 2, 0, short, 16, 1, p[2 * i] * 256 + p[2 * i + 1])
TEST (big16_wide, u8, 2, 0, int, 16, 1, p[2 * i] << 8 | p[2 * i + 1])
TEST (big64, u8, 8, 0, u64, 4, 1,
      (u64) p[8 * i] << 56 | (u64) p[8 * i + 1] << 48
      | (u64) p[8 * i + 2] << 40 | (u64) p[8 * i + 3] << 32
      | (u64) p[8 * i + 4] << 24 | (u64) p[8 * i + 5] << 16
      | (u64) p[8 * i + 6] << 8 | p[8 * i + 7])
TEST (order, u8, 4, 0, u32, 8, 1,
      p[4 * i + 2] | p[4 * i] << 8 | (u32) p[4 * i + 3] << 24
      | p[4 * i + 1] << 16)
TEST (masked, u8, 4, 0, u32, 8, p[4 * i] & 3,
      (u32) p[4 * i] << 24 | p[4 * i + 1] << 16 | p[4 * i + 2] << 8
      | p[4 * i + 3])
TEST (three, u8, 3, 0, u32, 8, 1,
      p[3 * i] << 16 | p[3 * i + 1] << 8 | p[3 * i + 2])
TEST (three_of_four, u8, 4, 0, u32, 8, 1,
      p[4 * i] << 16 | p[4 * i + 1] << 8 | p[4 * i + 2])
TEST (one_and_four, u8, 4, 0, u16, 8, 1, p[4 * i] << 8 | p[4 * i + 3])
/* { dg-asm "vpshufb" pixels } */
TEST (pixels, pixel, 1, 0, u32, 8, 1,
      (u32) p[i].a << 24 | p[i].r << 16 | p[i].g << 8 | p[i].b)
TEST (mixed_fields, mixed, 1, 0, u32, 8, 1,
      (p[i].x & 0xff) | (p[i].y & 0xff) << 8 | (u32) p[i].z << 16)
TEST (words, u16, 2, 0, u32, 8, 1, (u32) p[2 * i] << 16 | p[2 * i + 1])
TEST (words_64, u16, 4, 0, u64, 5, 1,
      (u64) p[4 * i] << 48 | (u64) p[4 * i + 1] << 32
      | (u64) p[4 * i + 2] << 16 | p[4 * i + 3])
TEST (signed_bytes, signed char, 2, 0, short, 16, 1,
      (p[2 * i] & 0xff) << 8 | (p[2 * i + 1] & 0xff))
TEST (signed_high, signed char, 2, 0, short, 16, 1,
      p[2 * i] * 256 | (p[2 * i + 1] & 0xff))
TEST (signed_low, signed char, 2, 0, short, 16, 1,
      (p[2 * i] & 0xff) << 8 | p[2 * i + 1])
TEST (backwards, u8, 4, -4 * (n - 1), u32, 8, 1,
      (u32) p[-4 * i] << 24 | p[-4 * i + 1] << 16 | p[-4 * i + 2] << 8
      | p[-4 * i + 3])
/* These overlap.  */
TEST (each, u8, 2, 0, u16, 16, 1, p[i] << 8 | p[i + 1])
TEST (steps, u8, 4, 0, u32, 16, 1,
      (u32) p[2 * i] << 24 | p[2 * i + 1] << 16 | p[2 * i + 2] << 8
      | p[2 * i + 3])
TEST (gathered, u8, 4, 0, u32, 8, 1,
      (u32) p[4 * index[i]] << 24 | p[4 * index[i] + 1] << 16
      | p[4 * index[i] + 2] << 8 | p[4 * index[i] + 3])

/* Stores in between.  */

NOIPA void
between (int n, u8 *p, u16 *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      u8 x = p[2 * i];
      p[2 * i + 1] = 5;
      d[i] = x << 8 | p[2 * i + 1];
    }
}

NOIPA void
read_once (int n, volatile u8 *p, u16 *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = p[2 * i];
      d[i] = x << 8 | p[2 * i + 1];
    }
}

int
main (void)
{
  u8 bytes[74], old[74];
  u16 d[37];
  for (int i = 0; i < 74; i++)
    old[i] = bytes[i] = rnd () >> 24;
  read_once (37, bytes, d);
  for (int i = 0; i < 37; i++)
    CHECK (d[i] == (old[2 * i] << 8 | old[2 * i + 1]));
  between (37, bytes, d);
  for (int i = 0; i < 37; i++)
    CHECK (d[i] == (old[2 * i] << 8 | 5) && bytes[2 * i + 1] == 5);
  try_big32 ();
  try_little32 ();
  try_big32_behind ();
  try_big16 ();
  try_big16_sum ();
  try_big16_wide ();
  try_big64 ();
  try_order ();
  try_masked ();
  try_three ();
  try_three_of_four ();
  try_one_and_four ();
  try_pixels ();
  try_mixed_fields ();
  try_words ();
  try_words_64 ();
  try_signed_bytes ();
  try_signed_high ();
  try_signed_low ();
  try_backwards ();
  try_each ();
  try_steps ();
  try_gathered ();
  return 0;
}
