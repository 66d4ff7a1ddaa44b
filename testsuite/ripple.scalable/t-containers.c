/* { dg-do run } */
/* { dg-levels "-O2" } */
/* { dg-options "-w -fwrapv -ffp-contract=off" } */
/* Lanes of elements of two sizes in blocks of scalable sizes: the narrow ones
   fill the containers of the wide ones where they are loaded, stored and
   converted, under masks and without; indices as wide as what is there; what
   is wanted in both sizes.  */
/* { dg-asm-require aarch64 scalable } */
/* { dg-asm-not {\t(sunpk|uunpk|zip|punpk)} d_f_2 } */
/* { dg-asm {\tld1w\tz[0-9]+\.d} d_f_2 } */
/* { dg-asm-times {\tfcvt\t} 1 d_f_2 } */
/* { dg-asm-times {\twhilelo\t} 2 d_f_2 } */
/* { dg-asm-not {\t(sunpk|uunpk|zip|punpk)} d_u16_2 } */
/* { dg-asm {\tld1h\tz[0-9]+\.d} d_u16_2 } */
/* { dg-asm-not {\tuzp1\t} f_d_2 } */
/* { dg-asm {\tst1w\tz[0-9]+\.d} f_d_2 } */
/* { dg-asm-not {\tuzp1\t} i32_i64_2 } */
/* { dg-asm {\tst1w\tz[0-9]+\.d} i32_i64_2 } */
/* { dg-asm-not {\t(sunpk|uunpk|zip|punpk)} dot_sparse } */
/* { dg-asm {\tld1sw\tz[0-9]+\.d} dot_sparse } */
/* { dg-asm {\tld1d\tz[0-9]+\.d, p[0-7]/z, \[x[0-9]+, z[0-9]+\.d, lsl #?3} dot_sparse } */
/* { dg-asm-not {\t(sunpk|uunpk|zip|punpk)} at_f_2 } */
/* { dg-asm {\tld1w\tz[0-9]+\.d, p[0-7]/z, \[x[0-9]+, z[0-9]+\.d, lsl #?2} at_f_2 } */
#include "ripple-test.h"

enum { N = 300 };

/* R += X, of narrow numbers; X = R, cut off; the same where C says so.  */
#define EACH(M)								\
  M (d_f, double, float) M (d_u16, double, uint16_t)			\
  M (i64_i8, int64_t, int8_t) M (u64_u32, uint64_t, uint32_t)		\
  M (f_u8, float, uint8_t)
#define BACK(M)								\
  M (f_d, float, double) M (i32_i64, int32_t, int64_t)			\
  M (u8_u64, uint8_t, uint64_t)
#define SIZES(M, NAME, T, X) M (NAME, T, X, 2) M (NAME, T, X, 6)

#define ADD(NAME, T, X, LANES)						\
NOIPA void								\
NAME##_##LANES (size_t n, T *r, const X *x)				\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (size_t i = 0; i < n; i++)					\
    r[i] += (T) x[i];							\
}									\
NOIPA void								\
some_##NAME##_##LANES (size_t n, T *r, const X *x, const T *c)		\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (size_t i = 0; i < n; i++)					\
    if (c[i] > 5)							\
      r[i] = (T) x[i];							\
    else if (x[i] > 3)							\
      r[i] = (T) x[i] + 1;						\
}									\
NOIPA void								\
both_##NAME##_##LANES (size_t n, T *r, X *x)				\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (size_t i = 0; i < n; i++)					\
    {									\
      X v = x[i];							\
      r[i] = (T) v;							\
      x[i] = v / 2;							\
    }									\
}									\
static void								\
test_##NAME##_##LANES (size_t n)					\
{									\
  BUF (T, r, n, BUF_END);						\
  BUF (T, c, n, BUF_END);						\
  BUF (X, x, n, BUF_END);						\
  T want[N + 1];							\
  FILL (X, x, n);							\
  for (size_t i = 0; i < n; i++)					\
    {									\
      r[i] = (T) (rnd () % 9);						\
      c[i] = (T) (rnd () % 9);						\
      want[i] = r[i] + (T) x[i];					\
    }									\
  NAME##_##LANES (n, r, x);						\
  CHECK_SAME (r, want, n);						\
  for (size_t i = 0; i < n; i++)					\
    if (c[i] > 5)							\
      want[i] = (T) x[i];						\
    else if (x[i] > 3)							\
      want[i] = (T) x[i] + 1;						\
  some_##NAME##_##LANES (n, r, x, c);					\
  CHECK_SAME (r, want, n);						\
  X half[N + 1];							\
  for (size_t i = 0; i < n; i++)					\
    {									\
      want[i] = (T) x[i];						\
      half[i] = x[i] / 2;						\
    }									\
  both_##NAME##_##LANES (n, r, x);					\
  CHECK_SAME (r, want, n);						\
  CHECK_SAME (x, half, n);						\
  buf_free_all ();							\
}

#define CUT(NAME, T, X, LANES)						\
NOIPA void								\
NAME##_##LANES (size_t n, T *r, const X *x)				\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (size_t i = 0; i < n; i++)					\
    r[i] = (T) (x[i] + 1);						\
}									\
NOIPA void								\
some_##NAME##_##LANES (size_t n, T *r, X *x)				\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (size_t i = 0; i < n; i++)					\
    if (x[i] > 7)							\
      {									\
	r[i] = (T) x[i];						\
	x[i] = (X) (T) x[i];						\
      }									\
}									\
static void								\
test_##NAME##_##LANES (size_t n)					\
{									\
  BUF (T, r, n, BUF_END);						\
  BUF (X, x, n, BUF_END);						\
  T want[N + 1];							\
  X cut[N + 1];								\
  FILL (X, x, n);							\
  for (size_t i = 0; i < n; i++)					\
    {									\
      x[i] += (X) 0.0625;						\
      want[i] = (T) (x[i] + 1);						\
    }									\
  NAME##_##LANES (n, r, x);						\
  CHECK_SAME (r, want, n);						\
  for (size_t i = 0; i < n; i++)					\
    {									\
      cut[i] = x[i];							\
      if (x[i] > 7)							\
	{								\
	  want[i] = (T) x[i];						\
	  cut[i] = (X) (T) x[i];					\
	}								\
    }									\
  some_##NAME##_##LANES (n, r, x);					\
  CHECK_SAME (r, want, n);						\
  CHECK_SAME (x, cut, n);						\
  buf_free_all ();							\
}
#define ADDS(NAME, T, X) SIZES (ADD, NAME, T, X)
#define CUTS(NAME, T, X) SIZES (CUT, NAME, T, X)
EACH (ADDS)
BACK (CUTS)

NOIPA double
dot_sparse (size_t n, const int *at, const double *val, const double *x)
{
  ripple_block_t b = ripple_set_block_shape (0, ripple_scalable (2));
  double s = 0;
  ripple_parallel (b, 0);
  for (size_t k = 0; k < n; k++)
    s += val[k] * x[at[k]];
  return ripple_reduceadd (1, s);
}

/* An index of T to elements of X, wanted as W.  */
#define AT(NAME, T, X, W, LANES)					\
NOIPA void								\
NAME##_##LANES (size_t n, W *r, const X *x, const T *at)		\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (size_t i = 0; i < n; i++)					\
    r[i] = x[at[i]];							\
}									\
NOIPA void								\
to_##NAME##_##LANES (size_t n, X *r, const W *x, const T *at)		\
{									\
  ripple_block_t b							\
    = ripple_set_block_shape (0, ripple_scalable (LANES));		\
  ripple_parallel (b, 0);						\
  for (size_t i = 0; i < n; i++)					\
    r[at[i]] = (X) x[i];						\
}									\
static void								\
test_##NAME##_##LANES (size_t n)					\
{									\
  static X x[102], to[102], want_to[102];				\
  BUF (W, r, n, BUF_END);						\
  BUF (T, at, n, BUF_END);						\
  W want[N + 1];							\
  FILL (X, x, 102);							\
  FILL (X, to, 102);							\
  memcpy (want_to, to, sizeof to);					\
  for (size_t i = 0; i < n; i++)					\
    {									\
      at[i] = (T) (rnd () % 100) - (T) ((T) -1 < 0 ? 2 : 0);		\
      want[i] = x[at[i] + 2];						\
    }									\
  NAME##_##LANES (n, r, x + 2, at);					\
  CHECK_SAME (r, want, n);						\
  for (size_t i = 0; i < n; i++)					\
    want_to[at[i] + 2] = (X) r[i];					\
  to_##NAME##_##LANES (n, to + 2, r, at);				\
  CHECK_SAME (to, want_to, 102);					\
  buf_free_all ();							\
}
#define ATS(M)								\
  M (at_f, int32_t, float, double, 2) M (at_f, int32_t, float, double, 6) \
  M (at_g, int32_t, float, float, 2) M (at_d, int8_t, double, double, 4) \
  M (at_h, int16_t, int16_t, int64_t, 2) M (at_i, int8_t, int, double, 2) \
  M (at_b, int32_t, uint8_t, float, 4)
ATS (AT)

#define TEST_SIZE(NAME, T, X, LANES) test_##NAME##_##LANES (n);
#define TEST_EACH(NAME, T, X) SIZES (TEST_SIZE, NAME, T, X)
#define TEST_AT(NAME, T, X, W, LANES) test_##NAME##_##LANES (n);

int
main (void)
{
  static const size_t counts[] = { 0, 1, 3, 17, 64, 131, N };
  for (unsigned k = 0; k < sizeof counts / sizeof *counts; k++)
    {
      size_t n = counts[k];
      static int at[N];
      static double val[N], x[100];
      double want = 0;
      EACH (TEST_EACH)
      BACK (TEST_EACH)
      ATS (TEST_AT)
      FILL (double, val, N);
      FILL (double, x, 100);
      for (size_t i = 0; i < n; i++)
	want += val[i] * x[at[i] = rnd () % 100];
      CHECK (dot_sparse (n, at, val, x) == want);
    }
  return 0;
}
