/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Fields of records of 2, 3 and 4 elements of all sizes: all of them, some,
   in any order, under a mask, in records of more fields than are used.  The
   buffer ends with the last field that is read.  */
/* { dg-asm-require aarch64 } */
/* { dg-asm {\tld2} two_f32 } */
/* { dg-asm {\tld3} three_u8 } */
/* { dg-asm {\tld3} ends_i16 } */
/* { dg-asm {\tld4} four_f64 } */
/* { dg-asm-not {\tld3} some_f32 } */
#include "../ripple-test.h"

/* S elements a record; LO .. HI are the fields read; EXPR of x (c).  */
#define KERNEL(NAME, T, B, S, LO, HI, COND, EXPR)			\
  NOIPA static void							\
  NAME (int n, const T *restrict a, T *restrict out)			\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      if (COND)								\
	out[i] = (T) (EXPR);						\
  }									\
  static void								\
  NAME##_try (void)							\
  {									\
    for (int k = 0; k < TRIPS * PLACES; k++)				\
      {									\
	int n = trip (k / PLACES, B);					\
	size_t size = n ? ((n - 1) * S + HI - LO + 1) * sizeof (T) : 0;	\
	T *a = (T *) buf_new (size, k % PLACES) - LO;			\
	FILL (T, a + LO, size / sizeof (T));				\
	BUF (T, out, n, k % PLACES);					\
	T *want = (T *) buf_copy (out, n * sizeof (T), BUF_MIDDLE);	\
	NAME (n, a, out);						\
	for (int i = 0; i < n; i++)					\
	  if (COND)							\
	    want[i] = (T) (EXPR);					\
	CHECK_SAME (out, want, n);					\
	buf_free_all ();						\
      }									\
  }

#define ALL(T, B, U)							\
  KERNEL (two_##U, T, B, 2, 0, 1, 1, x2 (0) - x2 (1))			\
  KERNEL (first_##U, T, B, 2, 0, 0, 1, x2 (0) + 1)			\
  KERNEL (last_##U, T, B, 4, 3, 3, 1, x4 (3) + 1)			\
  KERNEL (three_##U, T, B, 3, 0, 2, 1, x3 (0) + x3 (1) * 3 - x3 (2))	\
  KERNEL (back_##U, T, B, 3, 0, 2, 1, x3 (2) * 3 + x3 (1) - x3 (0))	\
  KERNEL (some_##U, T, B, 3, 1, 2, 1, x3 (1) - x3 (2))			\
  KERNEL (ends_##U, T, B, 3, 0, 2, 1, x3 (0) - x3 (2))			\
  KERNEL (four_##U, T, B, 4, 0, 3, 1, x4 (0) - x4 (1) + x4 (2) * 3 - x4 (3))\
  KERNEL (rgb4_##U, T, B, 4, 0, 2, 1, x4 (0) + x4 (1) - x4 (2))		\
  KERNEL (five_##U, T, B, 5, 0, 4, 1, x5 (4) - x5 (0) + x5 (2))		\
  KERNEL (eight_##U, T, B, 8, 1, 6, 1, x8 (1) - x8 (6) + x8 (3))	\
  KERNEL (even_##U, T, B, 3, 0, 2, i % 2 == 0, x3 (0) - x3 (1) + x3 (2))\
  KERNEL (down_##U, T, B, 3, 0, 2, 1, xd (0) - xd (1) * 3 + xd (2))	\
  static void								\
  all_##U (void)							\
  {									\
    two_##U##_try ();							\
    first_##U##_try ();							\
    last_##U##_try ();							\
    three_##U##_try ();							\
    back_##U##_try ();							\
    some_##U##_try ();							\
    ends_##U##_try ();							\
    four_##U##_try ();							\
    rgb4_##U##_try ();							\
    five_##U##_try ();							\
    eight_##U##_try ();							\
    even_##U##_try ();							\
    down_##U##_try ();							\
  }
#define x2(c) a[2 * i + (c)]
#define x3(c) a[3 * i + (c)]
#define x4(c) a[4 * i + (c)]
#define x5(c) a[5 * i + (c)]
#define x8(c) a[8 * i + (c)]
#define xd(c) a[3 * (n - 1 - i) + (c)]

ALL (uint8_t, 64, u8)
ALL (int8_t, 16, i8)
ALL (int16_t, 32, i16)
ALL (uint16_t, 13, u16)
ALL (uint32_t, 40, u32_40)
ALL (float, 16, f32)
ALL (double, 8, f64)

int
main (void)
{
  all_u8 ();
  all_i8 ();
  all_i16 ();
  all_u16 ();
  all_u32_40 ();
  all_f32 ();
  all_f64 ();
  return 0;
}
