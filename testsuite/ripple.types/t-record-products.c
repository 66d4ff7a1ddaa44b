/* Products of the bytes of records with constants (record-products.cc): the
   sums are what C says, whatever the signs, in whatever order they are
   written, and nothing behind the last record is read.  */
/* { dg-do run } */
/* { dg-isa "native avx512 avx2" } */
/* { dg-options "-w" } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -mavx512vbmi -mavx512vnni -DONE" } */
/* { dg-asm-require "x86" } */
/* { dg-asm {vpdpbusd	} } */
/* { dg-asm {vpermb	} } */
/* { dg-asm {vpack[su]+wb	} } */
/* { dg-asm-not {vpmullw|vpmulld|vpmovdb|vpblendmb} grey_main } */
#include "../ripple-test.h"

enum { MOST = 150 };

/* KERNEL (NAME, B, T, R, STEP, EXPRESSION): r[i] of the record p[0] to
   p[STEP - 1] of bytes T.  */
#define KERNEL(NAME, B, T, R, STEP, ...)				\
  NOIPA static void							\
  NAME (int n, const T *restrict from, R *restrict r)			\
  {									\
    ripple_block_t block = ripple_set_block_shape (0, B);		\
    ripple_parallel (block, 0);						\
    for (int i = 0; i < n; i++)						\
      {									\
	const T *p = from + STEP * i;					\
	r[i] = __VA_ARGS__;						\
      }									\
  }									\
  NOIPA static void							\
  NAME##_plain (int n, const T *restrict from, R *restrict r)		\
  {									\
    for (int i = 0; i < n; i++)						\
      {									\
	const T *p = from + STEP * i;					\
	r[i] = __VA_ARGS__;						\
      }									\
  }									\
  static void								\
  check_##NAME (int n, int place)					\
  {									\
    T *p = buf_new (STEP * n * sizeof (T), place);			\
    R *got = buf_new ((n + 1) * sizeof (R), place);			\
    R *want = malloc ((n + 1) * sizeof (R));				\
    memset (got, 0, (n + 1) * sizeof (R));				\
    memset (want, 0, (n + 1) * sizeof (R));				\
    for (int i = 0; i < STEP * n; i++)					\
      p[i] = (T) (i % 7 == 3 ? 255 : i % 11 == 5 ? 128 : i * i * 37 >> 3); \
    NAME (n, p, got);							\
    NAME##_plain (n, p, want);						\
    CHECK_SAME (got, want, n + 1);					\
    free (want);							\
    buf_free_all ();							\
  }

typedef unsigned char u8;
typedef signed char s8;

#define GREY (77 * p[0] + 150 * p[1] + 29 * p[2] + 128) >> 8

#ifndef ONE
#define EACH(DO)							\
  DO (grey_64, 64, u8, u8, 3, GREY)					\
  DO (grey_16, 16, u8, u8, 3, GREY)					\
  DO (grey_5, 5, u8, u8, 3, GREY)					\
  DO (grey_int, 32, u8, int, 3, GREY)					\
  DO (grey_short, 64, u8, short, 3, GREY)				\
  DO (grey_rgba, 64, u8, u8, 4, GREY)					\
  DO (grey_bgra, 64, u8, u8, 4, (29 * p[1] + 150 * p[2] + 77 * p[3]) >> 8) \
  DO (all_four, 64, u8, int, 4, p[0] - 2 * p[1] + 127 * p[2] - 128 * p[3]) \
  DO (large, 64, u8, int, 4, 255 * p[0] + 2 * p[1] + 128 * p[2] + p[3] - 9) \
  DO (too_large, 64, u8, int, 4, 255 * p[0] - 2 * p[1] + p[2] * 128 + p[3]) \
  DO (two_large, 64, u8, int, 3, 200 * p[0] + 150 * p[1] + 3 * p[2])	\
  DO (minus, 64, u8, int, 3, 1000 - 254 * p[0] - p[1] - p[2])		\
  DO (far_apart, 64, u8, int, 3, -256 * p[0] - (p[1] - p[2]))		\
  DO (far_out, 64, u8, int, 3, 300 * p[0] + p[1] + p[2])		\
  DO (twice, 64, u8, int, 3, p[0] * 3 + p[1] + p[2] + p[0] * 5)		\
  DO (shifted, 64, u8, unsigned, 3, (p[0] << 6) + (p[1] << 4) - p[2] + 7u) \
  DO (nested, 64, u8, int, 3, ((p[0] + p[1]) * 2 + p[2]) * 4 - (p[1] + 1)) \
  DO (mean, 64, u8, u8, 3, (p[0] + p[1] + p[2]) / 3)			\
  DO (signs, 64, s8, int, 3, 77 * p[0] + 150 * p[1] + 29 * p[2])	\
  DO (signs_minus, 64, s8, int, 3, 77 * p[0] - 128 * p[1] + 127 * p[2] + 3) \
  DO (signs_four, 16, s8, int, 4, p[3] + 255 * p[1] + 128 * p[2] + p[0]) \
  DO (signs_far, 16, s8, int, 4, p[3] - 255 * p[1] + 128 * p[2] + p[0])	\
  DO (blue, 64, u8, u8, 3, ((-38 * p[0] - 74 * p[1] + 112 * p[2] + 128) >> 8) \
			   + 128)					\
  DO (two_sums, 64, u8, int, 3,						\
      ((66 * p[0] + 129 * p[1] + 25 * p[2] + 128) >> 8)			\
      * ((112 * p[0] - 94 * p[1] - 18 * p[2] + 128) >> 8))		\
  DO (chosen, 64, u8, u8, 3, p[0] > 7 ? GREY : p[2])
#else
#define EACH(DO) DO (grey, 64, u8, u8, 3, GREY)
#endif

#define DEFINE(NAME, B, T, R, STEP, ...)				\
  KERNEL (NAME, B, T, R, STEP, __VA_ARGS__)
EACH (DEFINE)

#ifdef ONE
/* Whole blocks only.  */
void
grey_main (const u8 *restrict p, u8 *restrict r)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);
  ripple_parallel_full (block, 0);
  for (int i = 0; i < 4096; i++)
    r[i] = (77 * p[3 * i] + 150 * p[3 * i + 1] + 29 * p[3 * i + 2] + 128) >> 8;
}
#endif

/* What is loaded between two stores is what was there then.  */
NOIPA static void
in_place (int n, u8 *p, u8 *r)
{
  ripple_block_t block = ripple_set_block_shape (0, 64);
  size_t i = ripple_id (block, 0);
  int red = p[3 * i], green = p[3 * i + 1];
  p[3 * i + 2] = n;
  r[i] = (red + 2 * green + p[3 * i + 2]) >> 2;
  p[3 * i] = r[i];
}

static void
check_in_place (void)
{
  u8 p[192], q[192], r[64];
  for (int i = 0; i < 192; i++)
    p[i] = q[i] = i * 29;
  in_place (200, p, r);
  for (int i = 0; i < 64; i++)
    {
      int want = (q[3 * i] + 2 * q[3 * i + 1] + 200) >> 2;
      CHECK (r[i] == want && p[3 * i] == want && p[3 * i + 1] == q[3 * i + 1]
	     && p[3 * i + 2] == 200);
    }
}

int
main (void)
{
  static const int lengths[] = { 0, 1, 15, 16, 17, 31, 33, 63, 64, 65, 120,
				 127, 128, 129, MOST };
  static const int places[] = { BUF_END, BUF_MIDDLE };
#define CHECK_EACH(NAME, B, T, R, STEP, ...)				\
  check_##NAME (lengths[k], places[place]);
  for (unsigned k = 0; k < sizeof lengths / sizeof *lengths; k++)
    for (int place = 0; place < 2; place++)
      {
	EACH (CHECK_EACH)
      }
  check_in_place ();
  return 0;
}
