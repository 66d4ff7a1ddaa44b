/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Neighbours in memory that are added, subtracted and multiplied are halves of
   words.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef unsigned short u16;
typedef signed char s8;
typedef short s16;
typedef struct { s16 re, im; } complex16;

/* S: what P and Q point to, two of which are for each I, from P on.  */
#define TEST(NAME, S, D, B, ON, EXPRESSION)				\
NOIPA void								\
NAME (int n, const S *p, const S *q, D *restrict d)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  (void) q;								\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    if (ON)								\
      d[i] = EXPRESSION;						\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int n = 0; n <= 200; n += n < 2 * B + 2 ? 1 : 97)		\
    for (int place = BUF_END; place <= BUF_START; place++)		\
      {									\
	BUF (u8, p_bytes, 2 * n * sizeof (S), place);			\
	BUF (u8, q_bytes, 2 * n * sizeof (S), place);			\
	BUF (D, d, n, place);						\
	const S *p = (const S *) p_bytes, *q = (const S *) q_bytes;	\
	(void) q;							\
	for (int i = 0; i < n; i++)					\
	  d[i] = 3;							\
	/* The ends of the types.  */					\
	if (n > 4)							\
	  {								\
	    memset (p_bytes, 0xff, 4 * sizeof (S));			\
	    memset (q_bytes, 0xff, 2 * sizeof (S));			\
	    memset (p_bytes + 4 * sizeof (S), 0x80, sizeof (S));	\
	  }								\
	NAME (n, p, q, d);						\
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

/* { dg-asm "vpavgw" average } */
/* { dg-asm-not "vpshufb|vpunpck|vpmovzx" average } */
TEST (average, u8, u8, 32, 1, (p[2 * i] + p[2 * i + 1] + 1) >> 1)
/* { dg-asm-not "vpshufb|vpunpck|vpmovzx" box } */
TEST (box, u8, u8, 32, 1,
      (p[2 * i] + p[2 * i + 1] + q[2 * i] + q[2 * i + 1] + 2) >> 2)
TEST (box_turned, u8, u8, 13, 1,
      (p[2 * i + 1] + q[2 * i] + 2 + p[2 * i] + q[2 * i + 1]) >> 2)
/* { dg-asm-not "vpshufb|vpunpck|vpmovzx" sum } */
TEST (sum, u8, u16, 16, 1, p[2 * i] + p[2 * i + 1])
TEST (sum_int, u8, int, 16, 1, p[2 * i] + p[2 * i + 1])
TEST (sum_byte, u8, u8, 32, 1, p[2 * i] + p[2 * i + 1])
TEST (masked, u8, u8, 16, p[2 * i] & 1,
      (p[2 * i] + p[2 * i + 1] + 1) >> 1)
TEST (signed_average, s8, s8, 32, 1, (p[2 * i] + p[2 * i + 1]) >> 1)
TEST (signed_product, s8, s16, 16, 1, p[2 * i] * p[2 * i + 1])
TEST (difference, s8, int, 8, 1, p[2 * i + 1] - p[2 * i])
/* { dg-asm-not "vpshufb|vpunpck|vpmovsx" short_sum } */
TEST (short_sum, s16, int, 8, 1, p[2 * i] + p[2 * i + 1])
TEST (short_average, s16, s16, 16, 1, (p[2 * i] + p[2 * i + 1]) >> 1)
TEST (word_average, u16, u16, 16, 1, (p[2 * i] + p[2 * i + 1] + 1) >> 1)
TEST (magnitude, complex16, int, 8, 1,
      p[i].re * p[i].re / 4 + p[i].im * p[i].im / 4)
TEST (weighted, u8, u8, 32, 1,
      (p[2 * i] * 77 + p[2 * i + 1] * 150 + q[2 * i] * 29 + 128) >> 8)
TEST (also_compared, u8, u8, 32, 1,
      p[2 * i] > p[2 * i + 1] ? p[2 * i] - p[2 * i + 1] : 7)
/* No halves of one word for each lane.  */
TEST (each, u8, u8, 32, 1, (p[i] + p[i + 1] + 1) >> 1)
TEST (crossing, u8, u8, 16, i < n - 1, (p[2 * i + 1] + p[2 * i + 2]) >> 1)
TEST (other, u8, u8, 32, 1, (p[2 * i] + q[2 * i + 1]) >> 1)

/* A store in between.  */

NOIPA void
between (int n, u8 *p, u8 *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = p[2 * i];
      p[2 * i + 1] = 5;
      d[i] = (x + p[2 * i + 1]) >> 1;
    }
}

/* What is put together again.  */

NOIPA void
alike (int n, u8 *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = p[2 * i], y = p[2 * i + 1];
      p[2 * i] = (x + y) >> 1;
      p[2 * i + 1] = x - y;
    }
}

int
main (void)
{
  u8 bytes[74], old[74], d[37];
  for (int i = 0; i < 74; i++)
    old[i] = bytes[i] = rnd () >> 24;
  alike (37, bytes);
  for (int i = 0; i < 37; i++)
    {
      CHECK (bytes[2 * i] == (old[2 * i] + old[2 * i + 1]) >> 1);
      CHECK (bytes[2 * i + 1] == (u8) (old[2 * i] - old[2 * i + 1]));
    }
  memcpy (bytes, old, 74);
  between (37, bytes, d);
  for (int i = 0; i < 37; i++)
    CHECK (d[i] == (old[2 * i] + 5) >> 1 && bytes[2 * i + 1] == 5);
  try_average ();
  try_box ();
  try_box_turned ();
  try_sum ();
  try_sum_int ();
  try_sum_byte ();
  try_masked ();
  try_signed_average ();
  try_signed_product ();
  try_difference ();
  try_short_sum ();
  try_short_average ();
  try_word_average ();
  try_magnitude ();
  try_weighted ();
  try_also_compared ();
  try_each ();
  try_crossing ();
  try_other ();
  return 0;
}
