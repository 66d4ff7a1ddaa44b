/* Remainders of runs where masks are no registers: stored in pieces, not under
   a mask, and bytes and words loaded in pieces; at both ends of a page, and
   nothing else is touched.  */
/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-options "-O2 -mavx2 -DSCANNED" } */
/* { dg-asm-require "x86" } */
/* { dg-asm-not {vp?maskmov[a-z]+\s+%[xy]mm\d+, %[xy]mm\d+, [^%]} } */
/* { dg-asm-not {call\s+memcpy} } */
#include "../ripple-test.h"

typedef int8_t s8;
typedef uint16_t u16;
typedef int32_t s32;
typedef int64_t s64;

/* KERNEL (NAME, T, B): b = 3 * a - b in blocks of B lanes.  */

#define KERNEL(NAME, T, B)						\
  NOIPA static void							\
  NAME (size_t n, const T *restrict a, T *restrict b)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (size_t i = 0; i < n; i++)					\
      b[i] = (T) ((T) 3 * a[i] - b[i]);					\
  }
#define KERNELS(T)							\
  KERNEL (T##_5, T, 5)							\
  KERNEL (T##_8, T, 8)							\
  KERNEL (T##_16, T, 16)						\
  KERNEL (T##_24, T, 24)						\
  KERNEL (T##_32, T, 32)						\
  KERNEL (T##_64, T, 64)

KERNELS (s8)
KERNELS (u16)
KERNELS (s32)
KERNELS (s64)
KERNELS (float)
KERNELS (double)

/* The sum of what is loaded under the mask only.  */
NOIPA static int
dot (size_t n, const uint8_t *a, const s8 *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);
  int s = 0;
#pragma ripple parallel Block(block) Dims(0) reduction(+: s)
  for (size_t i = 0; i < n; i++)
    s += a[i] * b[i];
  return s;
}

/* Each lane below a number that only the program knows.  */
NOIPA static void
first (int n, const u16 *a, u16 *b)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  int lane = (int) ripple_id (block, 0);
  if (lane < n)
    b[lane] = a[lane] + 1;
}

#ifndef SCANNED

#define TRY_BLOCK(T, B)							\
  do									\
    for (size_t n = 0; n < 2 * B + 2; n++)				\
      for (int place = 0; place < PLACES; place++)			\
	{								\
	  BUF (T, a, n, place);						\
	  BUF (T, b, n, place);						\
	  T want[2 * B + 2];						\
	  for (size_t i = 0; i < n; i++)				\
	    want[i] = (T) ((T) 3 * a[i] - b[i]);			\
	  T##_##B (n, a, b);						\
	  CHECK_SAME (b, want, n);					\
	  buf_free_all ();						\
	}								\
  while (0)
#define TRY_ALL(T)							\
  do									\
    {									\
      TRY_BLOCK (T, 5);							\
      TRY_BLOCK (T, 8);							\
      TRY_BLOCK (T, 16);						\
      TRY_BLOCK (T, 24);						\
      TRY_BLOCK (T, 32);						\
      TRY_BLOCK (T, 64);						\
    }									\
  while (0)

int
main (void)
{
  TRY_ALL (s8);
  TRY_ALL (u16);
  TRY_ALL (s32);
  TRY_ALL (s64);
  TRY_ALL (float);
  TRY_ALL (double);
  for (int n = 0; n < 200; n++)
    for (int place = 0; place < PLACES; place++)
      {
	BUF (uint8_t, a, n, place);
	BUF (s8, b, n, place);
	int want = 0;
	for (int i = 0; i < n; i++)
	  want += a[i] * b[i];
	CHECK (dot (n, a, b) == want);
	buf_free_all ();
      }
  for (int n = -1; n < 20; n++)
    for (int place = 0; place < PLACES; place++)
      {
	int count = n < 0 ? 0 : n > 16 ? 16 : n;
	BUF (u16, a, count, place);
	BUF (u16, b, count, place);
	first (n, a, b);
	for (int i = 0; i < count; i++)
	  CHECK (b[i] == (u16) (a[i] + 1));
	buf_free_all ();
      }
  return 0;
}
#endif
