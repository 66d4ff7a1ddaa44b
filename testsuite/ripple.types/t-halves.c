/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Averages of bytes and words, written as divisions or shifts.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef signed char s8;
typedef unsigned short u16;

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
      b[i] = (T) i;							\
    }									\
  NAME (n, a, b, c);							\
  for (int i = 0; i < n; i++)						\
    {									\
      T x = a[i], y = b[i];						\
      CHECK (c[i] == (T) (EXPRESSION));					\
      (void) y;								\
    }									\
}

/* { dg-asm "vpavgb" down } */
/* { dg-asm-not "vpmov.x" down } */
TEST (down, u8, (x + y) / 2)
/* { dg-asm "vpavgb" up } */
/* { dg-asm-not "vpmov.x|vpand|vpxor" up } */
TEST (up, u8, (x + y + 1) / 2)
/* { dg-asm "vpavgb" up_unsigned } */
/* { dg-asm-not "vpmov.x" up_unsigned } */
TEST (up_unsigned, u8, (x + y + 1u) / 2)
TEST (shifted, u8, (x + y) >> 1)
/* { dg-asm "vpavgw" words } */
/* { dg-asm-not "vpmov.x" words } */
TEST (words, u16, (x + y) / 2)
TEST (words_up, u16, (1 + x + y) / 2)
/* { dg-asm "vpavgb" constant } */
/* { dg-asm-not "vpmov.x" constant } */
TEST (constant, u8, (x + 7) / 2)
TEST (one, u8, (x + 1) / 2)
TEST (too_large, u8, (x + 300) / 2)
TEST (more, u8, (x + y + 2) / 2)
/* { dg-asm-not "vpmovsx.d|vpsrad" bytes } */
TEST (bytes, s8, (x + y) / 2)
TEST (bytes_down, s8, (x + y) >> 1)
TEST (bytes_up, s8, (x + y + 1) >> 1)
TEST (bytes_unsigned, s8, (x + y + 1u) >> 1)
TEST (thirds, u8, (x + y) / 3)
TEST (quarter, u8, (x + y + 1) / 2 / 2)
TEST (rest_of, s8, (x + y) % 7)
TEST (signed_words, short, (x - y) / 4)
TEST (signed_thirds, s8, (x - 2 * y) / 3)

int
main (void)
{
  try_down ();
  try_up ();
  try_up_unsigned ();
  try_shifted ();
  try_words ();
  try_words_up ();
  try_constant ();
  try_one ();
  try_too_large ();
  try_more ();
  try_bytes ();
  try_bytes_down ();
  try_bytes_up ();
  try_bytes_unsigned ();
  try_thirds ();
  try_quarter ();
  try_rest_of ();
  try_signed_words ();
  try_signed_thirds ();
  return 0;
}
