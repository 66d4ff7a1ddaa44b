/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Averages that are added and subtracted, of all pairs of bytes, and numbers
   divided by negative constants.  */
#include "../ripple-test.h"

typedef unsigned char u8;

#define TEST(NAME, T, EXPRESSION)					\
NOIPA void								\
NAME (int n, const T *a, const T *b, const T *c, T *d)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 32);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i], y = b[i], z = c[i];					\
      d[i] = EXPRESSION;						\
      (void) y; (void) z;						\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  static T a[65536], b[65536], c[65536], d[65536];			\
  for (int trip = 0; trip < 4; trip++)					\
    {									\
      int n = trip == 0 ? 0 : trip == 1 ? 31 : 65536 + 2 - trip;	\
      for (int i = 0; i < 65536; i++)					\
	{								\
	  a[i] = (T) (sizeof (T) == 1 ? i >> 8 : i * 0x9e3779b1ll);	\
	  b[i] = (T) (i + 7);						\
	  c[i] = (T) (i * 5 >> 3);					\
	  d[i] = 1;							\
	}								\
      NAME (n, a, b, c, d);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  T x = a[i], y = b[i], z = c[i];				\
	  CHECK (d[i] == (T) (EXPRESSION));				\
	  (void) y; (void) z;						\
	}								\
      for (int i = n; i < 65536; i++)					\
	CHECK (d[i] == 1);						\
    }									\
}

/* { dg-asm "vpavgb" added } */
/* { dg-asm-not "vpmov.x|vpack" added } */
TEST (added, u8, z + ((x + y) >> 1))
/* { dg-asm "vpavgb" half_added } */
TEST (half_added, u8, z + (x + y) / 2)
/* { dg-asm "vpavgb" less } */
TEST (less, u8, z - ((x + y) >> 1))
/* { dg-asm "vpavgb" less_half } */
/* { dg-asm-not "vpmov.x|vpack" less_half } */
TEST (less_half, u8, z - (x + y) / 2)
TEST (negative, int, x / -3)
TEST (negative_2, int, x / -2)
TEST (negative_less, int, z - x / 16)
TEST (minus, int, (x >> 1) / -1)
TEST (least, int, x / (-2147483647 - 1))
TEST (sum_least, int, z - x / (-2147483647 - 1))
TEST (negative_short, short, x / -7)
TEST (negative_byte, signed char, z - x / 5)
TEST (least_byte, signed char, x / -128)
TEST (negative_long, long long, x / -10)

int
main (void)
{
  try_added ();
  try_half_added ();
  try_less ();
  try_less_half ();
  try_negative ();
  try_negative_2 ();
  try_negative_less ();
  try_minus ();
  try_least ();
  try_sum_least ();
  try_negative_short ();
  try_negative_byte ();
  try_least_byte ();
  try_negative_long ();
  return 0;
}
