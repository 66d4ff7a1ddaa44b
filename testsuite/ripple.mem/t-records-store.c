/* { dg-do run } */
/* { dg-levels "-O0 -O2" } */
/* { dg-isa "native avx2 sse2" } */
/* Stores that fill records of 2, 3 and 4 elements of all sizes, in any order,
   under masks, and such that do not: with a gap, twice the same field, a load
   between them.  */
/* { dg-asm-require aarch64 } */
/* { dg-asm {\tst2} swap_f32 } */
/* { dg-asm {\tst3} three_u8 } */
/* { dg-asm {\tst4} four_u16 } */
/* { dg-asm-not {\tst3} gap_f32 } */
#include "../ripple-test.h"

#define KERNEL(NAME, T, B, S, BODY)					\
  NOIPA static void							\
  NAME (int n, const T *a, const T *b, T *c)				\
  {									\
    ripple_block_t BS = ripple_set_block_shape (0, B);			\
    ripple_parallel (BS, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i], y = b[i];						\
	BODY								\
      }									\
  }									\
  NOIPA static void							\
  NAME##_model (int n, const T *a, const T *b, T *c)			\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	T x = a[i], y = b[i];						\
	BODY								\
      }									\
  }

#define ALL(T, B, U)							\
  KERNEL (two_##U, T, B, 2, c[2 * i] = x; c[2 * i + 1] = y;)		\
  KERNEL (swap_##U, T, B, 2, c[2 * i + 1] = x; c[2 * i] = y;)		\
  KERNEL (three_##U, T, B, 3,						\
	  c[3 * i + 1] = y; c[3 * i] = x; c[3 * i + 2] = x - y;)	\
  KERNEL (four_##U, T, B, 4, c[4 * i] = x; c[4 * i + 1] = y;		\
	  c[4 * i + 2] = x + y; c[4 * i + 3] = 7;)			\
  KERNEL (gap_##U, T, B, 3, c[3 * i] = x; c[3 * i + 2] = y;)		\
  KERNEL (twice_##U, T, B, 2, c[2 * i] = x; c[2 * i] = y;		\
	  c[2 * i + 1] = x;)						\
  KERNEL (mask_##U, T, B, 3, if (x > y)					\
	  { c[3 * i] = x; c[3 * i + 1] = y; c[3 * i + 2] = y - x; })	\
  KERNEL (read_##U, T, B, 2, c[2 * i] = x; y += c[2 * i];		\
	  c[2 * i + 1] = y;)						\
  static void								\
  all_##U (void)							\
  {									\
    TRY (B, T, T, 4, 0, two_##U, two_##U##_model);			\
    TRY (B, T, T, 4, 0, swap_##U, swap_##U##_model);			\
    TRY (B, T, T, 3, 0, three_##U, three_##U##_model);			\
    TRY (B, T, T, 4, 0, four_##U, four_##U##_model);			\
    TRY (B, T, T, 3, 0, gap_##U, gap_##U##_model);			\
    TRY (B, T, T, 2, 0, twice_##U, twice_##U##_model);			\
    TRY (B, T, T, 3, 0, mask_##U, mask_##U##_model);			\
    TRY (B, T, T, 2, 0, read_##U, read_##U##_model);			\
  }

ALL (uint8_t, 64, u8)
ALL (uint8_t, 16, u8_16)
ALL (uint16_t, 32, u16)
ALL (uint16_t, 5, u16_5)
ALL (uint32_t, 40, u32)
ALL (float, 16, f32)
ALL (double, 8, f64)

/* Structures of two types, and rows of records.  */

struct mixed { float x; int id; };

NOIPA static void
mixed (int n, const float *a, struct mixed *p)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      float x = a[i];
      p[i].id = i;
      p[i].x = x + 1;
    }
}

NOIPA static void
rows (unsigned char (*c)[64])
{
  ripple_block_t BS = ripple_set_block_shape (0, 16, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  c[y][3 * x] = x;
  c[y][3 * x + 1] = y;
  c[y][3 * x + 2] = x + y;
}

int
main (void)
{
  all_u8 ();
  all_u8_16 ();
  all_u16 ();
  all_u16_5 ();
  all_u32 ();
  all_f32 ();
  all_f64 ();
  for (int n = 0; n < 50; n += 7)
    {
      BUF (float, a, n, BUF_END);
      struct mixed *p = (struct mixed *) buf_new (n * sizeof *p, BUF_END);
      mixed (n, a, p);
      for (int i = 0; i < n; i++)
	CHECK (p[i].x == a[i] + 1 && p[i].id == i);
      buf_free_all ();
    }
  unsigned char c[4][64];
  memset (c, 99, sizeof c);
  rows (c);
  for (int y = 0; y < 4; y++)
    for (int x = 0; x < 64; x++)
      CHECK (c[y][x] == (x >= 48 ? 99 : x % 3 == 0 ? x / 3
			 : x % 3 == 1 ? y : x / 3 + y));
  return 0;
}
