/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Sums and differences that are cut off at the ends of their type, as macros
   and conditions spell it.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef signed char s8;
typedef unsigned short u16;

#define MIN(A, B) ((A) < (B) ? (A) : (B))
#define MAX(A, B) ((A) > (B) ? (A) : (B))

#define TEST(NAME, T, EXPRESSION)					\
NOIPA void								\
NAME (int n, const T *a, const T *b, T *c)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 32);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i], y = b[i];						\
      c[i] = EXPRESSION;						\
      (void) y;								\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  static T a[65536], b[65536], c[65536];				\
  int n = 65536 - 5;							\
  for (int i = 0; i < n; i++)						\
    {									\
      a[i] = (T) (sizeof (T) == 1 ? i >> 8 : i * 40503);		\
      b[i] = (T) (sizeof (T) == 1 ? i : i ^ (i & 64 ? 32768 : 0));	\
    }									\
  NAME (n, a, b, c);							\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i], y = b[i];						\
      CHECK (c[i] == (T) (EXPRESSION));					\
      (void) y;								\
    }									\
}

/* { dg-asm "vpaddsw" words } */
/* { dg-asm-not "vpmov.x" words } */
TEST (words, short, MIN (MAX (x + y, -32768), 32767))
/* { dg-asm "vpsubsw" words_minus } */
/* { dg-asm-not "vpmov.x" words_minus } */
TEST (words_minus, short, MAX (MIN (x - y, 32767), -32768))
/* { dg-asm "vpaddsb" bytes } */
/* { dg-asm-not "vpmov.x" bytes } */
TEST (bytes, s8, MIN (MAX (x + y, -128), 127))
TEST (closer, s8, MIN (MAX (x + y, -127), 127))
TEST (other, s8, MIN (MAX (x + y, -128), 126))
TEST (unlike, s8, x + y < 127 ? MAX (x - y, -128) : 127)
/* { dg-asm "vpsubusb" positive } */
/* { dg-asm-not "vpmov.x|vpand|vpblend" positive } */
TEST (positive, u8, x > y ? x - y : 0)
/* { dg-asm "vpsubusb" positive_2 } */
TEST (positive_2, u8, x < y ? 0 : x - y)
/* { dg-asm "vpsubusw" positive_words } */
TEST (positive_words, u16, x >= y ? x - y : 0)
TEST (constant, u8, x > 16 ? x - 16 : 0)
TEST (constant_2, u8, 16 > x ? 16 - x : 0)
TEST (signed_bytes, s8, x > y ? x - y : 0)
TEST (turned, u8, x > y ? y - x : 0)
TEST (one, u8, x > y ? x - y : 1)
TEST (added, u8, MIN (x + y, 255))

int
main (void)
{
  try_words ();
  try_words_minus ();
  try_bytes ();
  try_closer ();
  try_other ();
  try_unlike ();
  try_positive ();
  try_positive_2 ();
  try_positive_words ();
  try_constant ();
  try_constant_2 ();
  try_signed_bytes ();
  try_turned ();
  try_one ();
  try_added ();
  return 0;
}
