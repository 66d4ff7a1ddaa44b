/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Sums of products with factors that are computed from the number of the
   lane: their values are known to fit in bytes or words.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef signed char s8;

#define TEST(NAME, T, S, W, WEIGHT)					\
NOIPA S									\
NAME (int n, const T *a)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 64);			\
  size_t v = ripple_id (BS, 0);						\
  S s = 0;								\
  W w = WEIGHT;								\
  for (int i = 0; i < n; i += 64)					\
    s += w * a[i + v];							\
  return ripple_reduceadd (1, s);					\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int n = 0; n < 1000; n += 192)					\
    {									\
      BUF (T, a, n, 0);							\
      S e = 0;								\
      for (int i = 0; i < n; i++)					\
	{								\
	  size_t v = i % 64;						\
	  W w = WEIGHT;							\
	  a[i] = (T) (i * 37 % 256 + (i & 4 ? 128 : 0));		\
	  e += w * a[i];						\
	}								\
      CHECK (NAME (n, a) == e);						\
      buf_free_all ();							\
    }									\
}

/* { dg-asm "vpmaddubsw" adler } */
/* { dg-asm-not "vpmull" adler } */
TEST (adler, u8, unsigned, u8, 64 - v)
/* { dg-asm "vpmadd" as_int } */
/* { dg-asm-not "vpmull" as_int } */
TEST (as_int, u8, unsigned, int, 64 - (int) v)
/* { dg-asm "vpmadd" both_signs } */
/* { dg-asm-not "vpmull" both_signs } */
TEST (both_signs, u8, int, int, (int) v - 32)
/* Sums of two products are no words, or just so.  */
TEST (largest, u8, int, int, (int) v * 2 - 64)
TEST (too_large, u8, int, int, (int) v * 2 - 65)
/* { dg-asm "vpmaddubsw" just } */
TEST (just, u8, int, int, (int) v - 64)
TEST (constant, u8, unsigned, int, v < 64 ? 3 : 4)
TEST (minus, u8, int, int, -(v + 1 > 0))
TEST (signed_bytes, s8, int, s8, (int) v * 2 - 63)
TEST (large, u8, unsigned, int, 250 - (int) v)
TEST (wraps, u8, unsigned, u8, 8 * v)
TEST (words, short, unsigned, int, 1000 - 20 * (int) v)
TEST (words_large, short, unsigned, int, 100000 - 20 * (int) v)
TEST (long_sum, u8, long, int, 64 - (int) v)

/* All bytes are the largest; some lanes are off.  */

NOIPA static int
few (int n, const u8 *a, const u8 *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 64);
  size_t v = ripple_id (BS, 0);
  int s = 0, w = (int) v - 64;
  for (int i = 0; i < n; i += 64)
    if (c[i + v] & 1)
      s += w * a[i + v];
    else
      s += w * (a[i + v] & 127);
  return ripple_reduceadd (1, s);
}

static void
try_few (void)
{
  u8 a[256], c[256];
  for (int k = 0; k < 3; k++)
    {
      int e = 0, d = 0;
      for (int i = 0; i < 256; i++)
	{
	  a[i] = 255;
	  c[i] = k == 0 ? i * 7 >> 2 : k;
	  e += (i % 64 - 64) * (c[i] & 1 ? 255 : 127);
	  d += (i % 64 - 64) * 255;
	}
      CHECK (few (256, a, c) == e);
      CHECK (just (256, a) == d);
    }
}

int
main (void)
{
  try_adler ();
  try_as_int ();
  try_both_signs ();
  try_largest ();
  try_too_large ();
  try_just ();
  try_constant ();
  try_minus ();
  try_few ();
  try_signed_bytes ();
  try_large ();
  try_wraps ();
  try_words ();
  try_words_large ();
  try_long_sum ();
  return 0;
}
