/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Sums of several narrow numbers, and of numbers of both signs, that are cut
   off at the ends of a narrow type: of all pairs of bytes.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef signed char s8;
typedef unsigned short u16;

#define MIN(A, B) ((A) < (B) ? (A) : (B))
#define MAX(A, B) ((A) > (B) ? (A) : (B))
#define BYTE(X) ((X) < 0 ? 0 : (X) > 255 ? 255 : (X))

static inline int
byte (int x)
{
  return x < 0 ? 0 : x > 255 ? 255 : x;
}

static inline int
word (int x)
{
  return x > 65535 ? 65535 : x < 0 ? 0 : x;
}

/* A, B and C are of types A, B and A.  */
#define TEST(NAME, T, A, B, EXPRESSION)					\
NOIPA void								\
NAME (int n, const A *a, const B *b, const A *c, T *d, T k)		\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 32);			\
  (void) k;								\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      A x = a[i], z = c[i];						\
      B y = b[i];							\
      d[i] = EXPRESSION;						\
      (void) y; (void) z;						\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  static A a[65536], c[65536];						\
  static B b[65536];							\
  static T d[65536];							\
  T k = 77;								\
  (void) k;								\
  for (int trip = 0; trip < 4; trip++)					\
    {									\
      int n = trip == 0 ? 0 : trip == 1 ? 31 : 65536 + 2 - trip;	\
      for (int i = 0; i < 65536; i++)					\
	{								\
	  a[i] = (A) (sizeof (A) == 1 ? i >> 8 : i * 40503);		\
	  b[i] = (B) (sizeof (B) == 1 ? i : i ^ (i & 64 ? 32768 : 0));	\
	  c[i] = (A) (i * (trip + 17) >> 3);				\
	  d[i] = 1;							\
	}								\
      NAME (n, a, b, c, d, k);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  A x = a[i], z = c[i];						\
	  B y = b[i];							\
	  CHECK (d[i] == (T) (EXPRESSION));				\
	  (void) y; (void) z;						\
	}								\
      for (int i = n; i < 65536; i++)					\
	CHECK (d[i] == 1);						\
    }									\
}

/* { dg-asm "vpsubusb" less_128 } */
/* { dg-asm-not "vpmov.x|vpack" less_128 } */
TEST (less_128, u8, u8, u8, byte (x + y - 128))
/* { dg-asm-not "vpmov.x|vpack" more_128 } */
TEST (more_128, u8, u8, u8, byte (x - y + 128))
/* { dg-asm-not "vpmov.x|vpack" less_1 } */
TEST (less_1, u8, u8, u8, byte (x + y - 1))
TEST (less_255, u8, u8, u8, byte (x + y - 255))
TEST (less_256, u8, u8, u8, byte (x + y - 256))
TEST (more_300, u8, u8, u8, byte (x - y + 300))
/* { dg-asm-not "vpmov.x|vpack" constants } */
TEST (constants, u8, u8, u8, byte (1 + (x - 7) - (3 - y)))
/* { dg-asm-not "vpmov.x|vpack" three } */
TEST (three, u8, u8, u8, byte (x + y - z))
/* { dg-asm-not "vpmov.x|vpack" three_2 } */
TEST (three_2, u8, u8, u8, byte (x - (y - z)))
/* { dg-asm-not "vpmov.x|vpack" all_added } */
TEST (all_added, u8, u8, u8, MIN (x + y + z, 255))
/* { dg-asm-not "vpmov.x|vpack" all_less } */
TEST (all_less, u8, u8, u8, MAX (x - y - z, 0))
TEST (one_end, u8, u8, u8, MAX (x + y - z, 0))
TEST (other_end, u8, u8, u8, MIN (x + y - z, 255))
TEST (four, u8, u8, u8, byte (x + y - z - x + y))
TEST (same, u8, u8, u8, byte (x + x - y))
/* { dg-asm-not "vpmov.x|vpack" uniform } */
TEST (uniform, u8, u8, u8, byte (x + k - y))
/* { dg-asm "vpsubusb" darker } */
/* { dg-asm-not "vpmov.x|vpack" darker } */
TEST (darker, u8, u8, u8, byte (x - 40))
/* { dg-asm "vpaddusb" lighter } */
/* { dg-asm-not "vpmov.x|vpack" lighter } */
TEST (lighter, u8, u8, u8, byte (x + 40))
/* { dg-asm "vpaddsb" residual } */
/* { dg-asm-not "vpmov.x|vpack" residual } */
TEST (residual, u8, u8, s8, byte (x + y))
/* { dg-asm "vpsubsb" residual_less } */
/* { dg-asm-not "vpmov.x|vpack" residual_less } */
TEST (residual_less, u8, u8, s8, byte (x - y))
TEST (residual_turned, u8, u8, s8, byte (y - x))
/* { dg-asm "vpaddsb" residual_first } */
TEST (residual_first, u8, s8, u8, byte (x + y))
/* { dg-asm "vpsubsb" difference } */
/* { dg-asm-not "vpmov.x|vpack" difference } */
TEST (difference, s8, u8, u8, MIN (127, MAX (-128, x - y)))
TEST (sum_signed, s8, u8, u8, MIN (127, MAX (-128, x + y)))
TEST (mixed_signed, s8, u8, s8, MIN (127, MAX (-128, x + y)))
/* { dg-asm "vpaddsw" words } */
/* { dg-asm-not "vpmov.xwd|vpmov.xbd|vpackssdw" words } */
TEST (words, u8, u8, short, byte (x + y))
/* { dg-asm "vpsubsw" words_less } */
TEST (words_less, u8, u8, short, byte (x - y))
TEST (words_turned, u8, u8, short, byte (y - x))
TEST (words_both, u8, short, short, byte (x + y))
TEST (words_signed, s8, short, short, MAX (-128, MIN (127, x - y)))
/* { dg-asm "vpaddsw" level } */
TEST (level, u8, u8, short, byte (y + 128))
TEST (unsigned_words, u8, u8, u16, byte (x + y))
/* { dg-asm "vpaddusw" sum_16 } */
/* { dg-asm-not "vpmov.x|vpack" sum_16 } */
TEST (sum_16, u16, u16, u16, word (x + y - 5000))
TEST (bytes_16, u16, u16, u8, word (x - y))
TEST (mixed_16, u16, u16, short, word (x + y))
TEST (spelt_out, u8, u8, u8, BYTE (x + y - 128))
TEST (spelt_out_words, u8, u8, short, BYTE (x + y))
TEST (wraps, u8, u8, u8, MIN (x - y + 7u, 255u))

int
main (void)
{
  try_less_128 ();
  try_more_128 ();
  try_less_1 ();
  try_less_255 ();
  try_less_256 ();
  try_more_300 ();
  try_constants ();
  try_three ();
  try_three_2 ();
  try_all_added ();
  try_all_less ();
  try_one_end ();
  try_other_end ();
  try_four ();
  try_same ();
  try_uniform ();
  try_darker ();
  try_lighter ();
  try_residual ();
  try_residual_less ();
  try_residual_turned ();
  try_residual_first ();
  try_difference ();
  try_sum_signed ();
  try_mixed_signed ();
  try_words ();
  try_words_less ();
  try_words_turned ();
  try_words_both ();
  try_words_signed ();
  try_level ();
  try_unsigned_words ();
  try_sum_16 ();
  try_bytes_16 ();
  try_mixed_16 ();
  try_spelt_out ();
  try_spelt_out_words ();
  try_wraps ();
  return 0;
}
