/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Products of bytes and constants, and shifts of bytes by constants.  */
#include "../ripple-test.h"

typedef unsigned char u8;
typedef signed char s8;

enum { N = 256 };

#define TEST(NAME, T, EXPRESSION)					\
NOIPA void								\
NAME (int n, const T *a, const T *b, T *c)				\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 64);			\
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
  for (int k = 0; k < 3; k++)						\
    {									\
      int n = N - k * 37;						\
      BUF (T, a, n, k);							\
      BUF (T, b, n, k);							\
      BUF (T, c, n, k);							\
      for (int i = 0; i < n; i++)					\
	{								\
	  a[i] = (T) i;							\
	  b[i] = (T) (i * 151 + 3);					\
	}								\
      NAME (n, a, b, c);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  T x = a[i], y = b[i];						\
	  CHECK (c[i] == (T) (EXPRESSION));				\
	  (void) y;							\
	}								\
      buf_free_all ();							\
    }									\
}

/* Ten constants from 10 D on.  */
#define TEN(D)								\
TEST (by_##D##0, u8, x * (D##0 + 1)) TEST (by_##D##1, s8, x * D##1)	\
TEST (by_##D##2, u8, x * D##2) TEST (by_##D##3, s8, x * D##3)		\
TEST (by_##D##4, u8, x * D##4) TEST (by_##D##5, u8, x * -D##5)		\
TEST (by_##D##6, s8, x * D##6) TEST (by_##D##7, u8, x * D##7)		\
TEST (by_##D##8, s8, x * -D##8) TEST (by_##D##9, u8, x * D##9 + y)
#define TRY_TEN(D)							\
  try_by_##D##0 (); try_by_##D##1 (); try_by_##D##2 (); try_by_##D##3 (); \
  try_by_##D##4 (); try_by_##D##5 (); try_by_##D##6 (); try_by_##D##7 (); \
  try_by_##D##8 (); try_by_##D##9 ()

TEN (1) TEN (2) TEN (3) TEN (5) TEN (8) TEN (11) TEN (12) TEN (19) TEN (25)

/* { dg-asm-not "vpmullw|vpsrlw" nine } */
TEST (nine, u8, x * 9)
/* { dg-asm "vpmullw" seventy } */
/* { dg-asm-not "vps[lr]lw" seventy } */
TEST (seventy, u8, x * 77)
TEST (largest, s8, x * -128)
TEST (none, s8, x * 256)
TEST (negated, u8, x * 255)

/* { dg-asm-not "vpaddb" left } */
/* { dg-asm "vpsllw.*4" left } */
TEST (left, u8, x << 4)
TEST (left_1, s8, x << 1)
TEST (left_2, u8, x << 2)
TEST (left_3, s8, (u8) x << 3)
TEST (left_7, u8, x << 7)
TEST (left_9, u8, x << 9)
TEST (right_3, u8, x >> 3)
TEST (right_7, u8, x >> 7)
TEST (right_s3, s8, x >> 3)
TEST (right_s7, s8, x >> 7)
TEST (nibbles, u8, (x & 15) * 16 + (y >> 4))
TEST (parts, u8, ((x * 5 + y) & 0xff) >> 3)
TEST (parts_s, s8, (s8) (x * 5 + y) >> 3)
TEST (blended, u8, (x * 3 + y) >> 2)
TEST (carried, u8, (x << 1) + y > 300 ? x << 2 : y * 3)
TEST (rotated, u8, x << 3 | x >> 5)
TEST (with_truth, u8, (x * 77 + (u8) (y > 100) + 128) >> 8)

/* Blocks that fill no vector.  */

#define FEW(B)								\
NOIPA static void							\
few_##B (const u8 *a, u8 *c)						\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, B);			\
  size_t v = ripple_id (BS, 0);						\
  c[v] = a[v] * 9;							\
  c[v + B] = a[v] * 77;							\
  c[v + 2 * B] = a[v] << 5;						\
}									\
static void								\
try_few_##B (void)							\
{									\
  u8 a[B], c[3 * B];							\
  for (int i = 0; i < B; i++)						\
    a[i] = 251 - 3 * i;							\
  few_##B (a, c);							\
  for (int i = 0; i < B; i++)						\
    CHECK (c[i] == (u8) (a[i] * 9) && c[i + B] == (u8) (a[i] * 77)	\
	   && c[i + 2 * B] == (u8) (a[i] << 5));			\
}
FEW (1) FEW (2) FEW (3) FEW (4) FEW (8) FEW (12) FEW (24)

int
main (void)
{
  TRY_TEN (1); TRY_TEN (2); TRY_TEN (3); TRY_TEN (5); TRY_TEN (8);
  TRY_TEN (11); TRY_TEN (12); TRY_TEN (19); TRY_TEN (25);
  try_nine ();
  try_seventy ();
  try_largest ();
  try_none ();
  try_negated ();
  try_left ();
  try_left_1 ();
  try_left_2 ();
  try_left_3 ();
  try_left_7 ();
  try_left_9 ();
  try_right_3 ();
  try_right_7 ();
  try_right_s3 ();
  try_right_s7 ();
  try_nibbles ();
  try_parts ();
  try_parts_s ();
  try_blended ();
  try_carried ();
  try_rotated ();
  try_with_truth ();
  try_few_1 ();
  try_few_2 ();
  try_few_3 ();
  try_few_4 ();
  try_few_8 ();
  try_few_12 ();
  try_few_24 ();
  return 0;
}
