/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Counts and sums of small numbers in lanes of 16 and 32 bits, as numbers of
   64 bits: the bytes are added.  */
#include "../ripple-test.h"

typedef unsigned short u16;

#define TEST(NAME, R, T, LANES, STATEMENT)				\
NOIPA R									\
NAME (int n, const T *a, const T *b, T t)				\
{									\
  R c = 5;								\
  ripple_block_t BS = ripple_set_block_shape (0, LANES);		\
  _Pragma ("ripple parallel Block(BS) Dims(0) reduction(+: c)")	\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i], y = b[i];						\
      STATEMENT;							\
      (void) y;								\
    }									\
  return c;								\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int k = 0; k < TRIPS * PLACES; k++)				\
    {									\
      int n = trip (k / PLACES, LANES);					\
      BUF (T, a, n, k % PLACES);					\
      BUF (T, b, n, k % PLACES);					\
      T t = 100;							\
      R c = 5;								\
      for (int i = 0; i < n; i++)					\
	{								\
	  a[i] = (T) (i * 77 ^ i >> 3);					\
	  b[i] = (T) (i * i * 31 % 211);				\
	}								\
      R found = NAME (n, a, b, t);					\
      for (int i = 0; i < n; i++)					\
	{								\
	  T x = a[i], y = b[i];						\
	  STATEMENT;							\
	  (void) y;							\
	}								\
      CHECK (found == c);						\
      buf_free_all ();							\
    }									\
}

/* { dg-asm "vpsadbw" floats } */
/* { dg-asm-not "vpmovsx|vpmovzx|vpack" floats } */
TEST (floats, long long, float, 8, if (x > t) c++)
/* { dg-asm "vpsadbw" ints } */
/* { dg-asm-not "vpmovsx|vpmovzx|vpack" ints } */
TEST (ints, unsigned long long, int, 16, c += x > t)
/* { dg-asm "vpsadbw" words } */
/* { dg-asm-not "vpmovsx|vpmovzx|vpack" words } */
TEST (words, long long, u16, 16, c += x == y)
/* { dg-asm "vpsadbw" both } */
TEST (both, long long, float, 32, if (x > t) if (y < t) c++)
TEST (unequal, long long, float, 8, if (x > t) c += 3; else c -= 2)
/* { dg-asm "vpsadbw" bits } */
/* { dg-asm-not "vpmovsx|vpmovzx|vpack" bits } */
TEST (bits, long long, int, 8, c += x & 1)
/* { dg-asm "vpsadbw" byte } */
TEST (byte, long long, int, 8, c += x & 255)
/* { dg-asm-not "vpsadbw" more } */
TEST (more, long long, int, 8, c += x & 511)
TEST (several, long long, int, 8, if (x > t) c += 255)
TEST (hundreds, long long, int, 8, if (x > t) c += 256)
TEST (signs, long long, int, 8, c -= x > t)
TEST (sum, long long, int, 8, c += x)
TEST (short_sum, long long, u16, 16, c += x)
TEST (masked, long long, int, 8, if (y > 3) c += x & 127)
TEST (doubles, long long, double, 8, c += x > t)
TEST (narrow, int, double, 8, c += x > t)
TEST (narrow_floats, int, float, 8, c += x > t)
TEST (unlike, long long, float, 8, if (x > t) c += (int) y)

/* Of two counts only one is of such numbers.  */
NOIPA static long long
two (int n, const float *a, const double *b, long long *other)
{
  long long c = 0, d = 0;
  ripple_block_t BS = ripple_set_block_shape (0, 8);
#pragma ripple parallel Block(BS) Dims(0) reduction(+: c, d)
  for (int i = 0; i < n; i++)
    {
      c += a[i] > 3;
      d += b[i] > a[i];
    }
  *other = d;
  return c;
}

int
main (void)
{
  try_floats ();
  try_ints ();
  try_words ();
  try_both ();
  try_unequal ();
  try_bits ();
  try_byte ();
  try_more ();
  try_several ();
  try_hundreds ();
  try_signs ();
  try_sum ();
  try_short_sum ();
  try_masked ();
  try_doubles ();
  try_narrow ();
  try_narrow_floats ();
  try_unlike ();

  float a[77];
  double b[77];
  long long c = 0, d = 0, e;
  for (int i = 0; i < 77; i++)
    {
      a[i] = i % 9;
      b[i] = i % 5 + 0.5;
      c += a[i] > 3;
      d += b[i] > a[i];
    }
  CHECK (two (77, a, b, &e) == c && d == e);
  return 0;
}
