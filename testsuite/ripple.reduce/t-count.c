/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Counts of lanes where a comparison holds, and sums of bytes.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef signed char s8;
typedef unsigned short u16;
typedef unsigned long long u64;

/* NAME adds STATEMENT for each X of N elements A of type T to a total of type
   S; blocks of B lanes.  */

#define TEST(NAME, T, S, B, STATEMENT)					\
NOIPA S									\
NAME (int n, const T *a, int k)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  S t = k & 1;								\
  _Pragma ("ripple parallel Block(BS) Dims(0) reduction(+: t)")		\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i];							\
      STATEMENT;							\
    }									\
  return t;								\
}									\
static S								\
scalar_##NAME (int n, const T *a, int k)				\
{									\
  S t = k & 1;								\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i];							\
      STATEMENT;							\
    }									\
  return t;								\
}									\
static void								\
try_##NAME (void)							\
{									\
  for (int c = 0; c < TRIPS * PLACES; c++)				\
    {									\
      int n = trip (c / PLACES, B);					\
      BUF (T, a, n, c % PLACES);					\
      for (int i = 0; i < n; i++)					\
	a[i] = (T) (i * 37 + (i >> 5) * 11 + (i & 8) * 4096);		\
      for (int k = -3; k < 259; k += 29)				\
	CHECK (NAME (n, a, k) == scalar_##NAME (n, a, k));		\
      buf_free_all ();							\
    }									\
}

/* { dg-asm "vpsadbw" begins } */
/* { dg-asm-not "vpmov.x" begins } */
TEST (begins, u8, int, 64, t += (x & 0xc0) != 0x80)
/* { dg-asm "vpsadbw" begins_if } */
/* { dg-asm-not "vpmov.x" begins_if } */
TEST (begins_if, u8, unsigned, 64, if ((x & 0xc0) != 0x80) t++)
/* { dg-asm "vpsadbw" signed_bytes } */
/* { dg-asm-not "vpmov.x" signed_bytes } */
TEST (signed_bytes, s8, int, 32, t -= x < -3)
/* { dg-asm "vpsadbw" long_count } */
/* { dg-asm-not "vpmov.x" long_count } */
TEST (long_count, u8, u64, 64, t += x == 37)
/* { dg-asm "vpsadbw" both } */
/* { dg-asm-not "vpmov.x" both } */
TEST (both, u8, int, 64, if (x > 3 && x < 200) t += 3)
TEST (bound, u8, int, 64, t += x > k)
TEST (two_sums, u8, unsigned, 64, if (x > 100) t += x; else t++)
TEST (large, u8, unsigned, 64, if (x > 100) t += 300)
TEST (nested, u8, int, 96,
      if (x > 100) { if (x & 1) t++; else t -= 2; } else t += x >= 50)
TEST (odd, u8, int, 40, t += x != 0)
/* { dg-asm "vpmaddwd" words } */
/* { dg-asm-not "vpmov.x" words } */
TEST (words, u16, int, 32, t += x == 111)
TEST (words_if, short, unsigned, 32, if (x < 40) t++)
TEST (ints, int, int, 16, t += x > k)
/* { dg-asm "vpsubd" ints_if } */
TEST (ints_if, int, unsigned, 16, if (x > 100) t++)
TEST (some, int, int, 16, if (x > 100) t -= x)
TEST (longs, int, long, 16, t += x > k)
TEST (floats, float, int, 16, t += x > k)
TEST (mixed, u8, int, 64, t += x > 3 && i > k)

/* { dg-asm "vpsadbw" sum } */
/* { dg-asm-not "vpmov.x" sum } */
TEST (sum, u8, unsigned, 64, t += x)
/* { dg-asm "vpsadbw" sum_long } */
/* { dg-asm-not "vpmov.x" sum_long } */
TEST (sum_long, u8, u64, 64, t += x)
TEST (sum_some, u8, u64, 64, if (x & 4) t += x)
/* { dg-asm "vpsadbw" magnitude } */
/* { dg-asm-not "vpmov.x" magnitude } */
TEST (magnitude, u8, unsigned, 64, t += x < 128 ? x : 256 - x)
TEST (magnitude_2, u8, int, 64, t += x >= 100 ? x - 100 : 100 - x)
TEST (magnitude_3, s8, int, 64, t += x < 0 ? -x : x)
TEST (magnitude_4, s8, unsigned, 64, t += x <= -100 ? 100 + x : 1 - x)
/* { dg-asm "vpsadbw" low } */
/* { dg-asm-not "vpmov.x" low } */
TEST (low, u8, int, 64, t += (x + 5) & 15)
TEST (pairs, u8, int, 64, t += x + (x & 7))
TEST (signed_sum, s8, long, 64, t += x)
TEST (chosen, u8, int, 64, t += x > 77 ? 3 : 200)

/* The same with the count of each lane.  */

NOIPA static void
lane_counts (int n, const int *a, int k, int *t)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  size_t v = ripple_id (BS, 0);
  int c = 0, d = 0;
  for (int i = 0; i < n; i++)
    {
      c += a[16 * i + v] > k;
      if (a[16 * i + v] < 0)
	d -= a[16 * i + v];
      c -= a[16 * i + v] == 5;
    }
  t[v] = c;
  t[16 + v] = d;
}

/* More than 65535 lanes are on for each element of the sum.  */

static void
try_many (void)
{
  enum { N = 3000017 };
  u8 *a = malloc (N);
  CHECK (a);
  memset (a, 0xff, N);
  CHECK (begins (N, a, 0) == N);
  CHECK (long_count (N, a, 0) == 0);
  memset (a, 37, N);
  CHECK (long_count (N, a, 0) == N);
  CHECK (sum (N, a, 0) == 37u * N);
  CHECK (sum_long (N, a, 0) == 37ull * N);
  free (a);
}

int
main (void)
{
  try_begins ();
  try_begins_if ();
  try_signed_bytes ();
  try_long_count ();
  try_both ();
  try_bound ();
  try_two_sums ();
  try_large ();
  try_nested ();
  try_odd ();
  try_words ();
  try_words_if ();
  try_ints ();
  try_ints_if ();
  try_some ();
  try_longs ();
  try_floats ();
  try_mixed ();
  try_sum ();
  try_sum_long ();
  try_sum_some ();
  try_magnitude ();
  try_magnitude_2 ();
  try_magnitude_3 ();
  try_magnitude_4 ();
  try_low ();
  try_pairs ();
  try_signed_sum ();
  try_chosen ();
  int a[16 * 9], t[32];
  for (int i = 0; i < 16 * 9; i++)
    a[i] = i * 29 % 23 - 7;
  for (int n = 0; n < 10; n += 3)
    {
      lane_counts (n, a, 3, t);
      for (int v = 0; v < 16; v++)
	{
	  int c = 0, d = 0;
	  for (int i = 0; i < n; i++)
	    {
	      c += a[16 * i + v] > 3;
	      c -= a[16 * i + v] == 5;
	      d -= a[16 * i + v] < 0 ? a[16 * i + v] : 0;
	    }
	  CHECK (t[v] == c && t[16 + v] == d);
	}
    }
  try_many ();
  return 0;
}
