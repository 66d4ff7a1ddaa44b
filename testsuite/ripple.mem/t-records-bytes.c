/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* { dg-asm-require "avx2" } */
/* { dg-asm-options "-O2 -mavx2" } */
/* Records of bytes and words whose members are all cut off, averaged or
   turned over in the same way, or some of them: they are not taken apart.  */
#include "../ripple-test.h"

typedef unsigned char u8;

struct pixel { u8 r, g, b, a; };
struct number { short re, im; };
struct small { signed char re, im; };

static inline u8
cut (int x)
{
  return x < 0 ? 0 : x > 255 ? 255 : x;
}

#define ALL(F) F (r); F (g); F (b); F (a)

#define TEST(NAME, T, STATEMENTS)					\
NOIPA void								\
NAME (int n, const T *x, const T *y, T *restrict d)			\
{									\
  ripple_block_t BS = ripple_set_block_shape (0, 32);			\
  ripple_parallel (BS, 0);						\
  for (int i = 0; i < n; i++)						\
    {									\
      STATEMENTS;							\
    }									\
}									\
static void								\
try_##NAME (void)							\
{									\
  static T x[300], y[300], f[300], d[300];				\
  for (int n = 0; n < 290; n += n < 70 ? 1 : 37)			\
    {									\
      for (unsigned i = 0; i < sizeof x; i++)				\
	{								\
	  ((u8 *) x)[i] = i * 77 ^ i >> 3;				\
	  ((u8 *) y)[i] = i * i * 31 + 5;				\
	  ((u8 *) d)[i] = ((u8 *) f)[i] = i;				\
	}								\
      NAME (n, x, y, f);						\
      for (int i = 0; i < n; i++)					\
	{								\
	  STATEMENTS;							\
	}								\
      CHECK (__builtin_memcmp (f, d, sizeof d) == 0);			\
    }									\
}

#define SUM(M) d[i].M = cut (x[i].M + y[i].M)
#define DIFFERENCE(M) d[i].M = cut (x[i].M - y[i].M)
#define AVERAGE(M) d[i].M = (x[i].M + y[i].M + 1) >> 1
#define NEGATIVE(M) d[i].M = 255 - x[i].M

/* { dg-asm "vpaddusb" sums } */
TEST (sums, struct pixel, ALL (SUM))
/* { dg-asm "vpsubusb" differences } */
TEST (differences, struct pixel, ALL (DIFFERENCE))
/* { dg-asm "vpavgb.[(]%" averages } */
TEST (averages, struct pixel, ALL (AVERAGE))
TEST (negative, struct pixel,
      NEGATIVE (r); NEGATIVE (g); NEGATIVE (b); d[i].a = x[i].a)
TEST (complement, struct pixel, d[i].r = ~x[i].r; d[i].g = x[i].g;
      d[i].b = ~x[i].b; d[i].a = x[i].a)
TEST (unlike, struct pixel, SUM (r); SUM (g); DIFFERENCE (b); AVERAGE (a))
/* { dg-asm "vpxor.[(]%" conjugate } */
TEST (conjugate, struct number, d[i].re = x[i].re; d[i].im = -x[i].im)
TEST (real_negative, struct number, d[i].re = -x[i].re; d[i].im = x[i].im)
/* { dg-asm "vpxor.[(]%" conjugate_bytes } */
TEST (conjugate_bytes, struct small, d[i].re = x[i].re; d[i].im = -x[i].im)
TEST (crosswise, struct number, d[i].re = x[i].im; d[i].im = -x[i].re)
TEST (conjugate_sum, struct number, d[i].re = x[i].re + y[i].re;
      d[i].im = -(x[i].im + y[i].im))
TEST (half_complement, struct number, d[i].re = ~x[i].re; d[i].im = -x[i].im)

int
main (void)
{
  try_sums ();
  try_differences ();
  try_averages ();
  try_negative ();
  try_complement ();
  try_unlike ();
  try_conjugate ();
  try_real_negative ();
  try_conjugate_bytes ();
  try_crosswise ();
  try_conjugate_sum ();
  try_half_complement ();
  return 0;
}
