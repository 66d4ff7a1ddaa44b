/* The kernels in intrinsics of SVE, as well as they can be written by hand:
   four vectors at a time under a mask that is always on, with a sum for each,
   and what is left under a mask of its own.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <arm_sve.h>
#include "kernels.h"

/* A loop over N elements from I on, P being the lanes that there are.  */
#define WORDS(i, n, p)							\
  for (p = svwhilelt_b32 (i, (int64_t) n);				\
       svptest_first (svptrue_b32 (), p);				\
       i += (int64_t) svcntw (), p = svwhilelt_b32 (i, (int64_t) n))

/* STEP (K, P, I) for four vectors from element I on, as long as there are so
   many of N; then for the others, one at a time.  */
#define FOUR(n, STEP)							\
  {									\
    int64_t i = 0, four = 4 * (int64_t) svcntw ();			\
    svbool_t p = svptrue_b32 ();					\
    for (; i + four <= n; i += four)					\
      {									\
	STEP (0, p, i) STEP (1, p, i) STEP (2, p, i) STEP (3, p, i)	\
      }									\
    WORDS (i, n, p)							\
      {									\
	STEP (0, p, i)							\
      }									\
  }

static inline float
total (const svfloat32_t a, const svfloat32_t b, const svfloat32_t c,
       const svfloat32_t d)
{
  svbool_t all = svptrue_b32 ();
  return svaddv (all, svadd_x (all, svadd_x (all, a, b), svadd_x (all, c, d)));
}

void
saxpy (int n, float a, const float *restrict x, float *restrict y)
{
#define STEP(K, p, i)							\
  svst1_vnum (p, y + i, K, svmla_x (p, svld1_vnum (p, y + i, K),	\
				    svld1_vnum (p, x + i, K), a));
  FOUR (n, STEP)
#undef STEP
}

float
dot (int n, const float *restrict x, const float *restrict y)
{
  svfloat32_t s0 = svdup_f32 (0), s1 = s0, s2 = s0, s3 = s0;
#define STEP(K, p, i)							\
  s##K = svmla_m (p, s##K, svld1_vnum (p, x + i, K),			\
		  svld1_vnum (p, y + i, K));
  FOUR (n, STEP)
#undef STEP
  return total (s0, s1, s2, s3);
}

void
threshold (int n, float a, const float *restrict x, float *restrict y)
{
#define STEP(K, p, i)							\
  {									\
    svfloat32_t v = svld1_vnum (p, x + i, K);				\
    svst1_vnum (svcmpgt (p, v, a), y + i, K, v);			\
  }
  FOUR (n, STEP)
#undef STEP
}

void
stencil (int n, const float *restrict x, float *restrict y)
{
#define STEP(K, p, i)							\
  {									\
    svfloat32_t ends = svadd_x (p, svld1_vnum (p, x + i, K),		\
				svld1_vnum (p, x + i + 2, K));		\
    svfloat32_t v = svmul_x (p, svld1_vnum (p, x + i + 1, K), 0.5f);	\
    svst1_vnum (p, y + i, K, svmla_x (p, v, ends, 0.25f));		\
  }
  FOUR (n, STEP)
#undef STEP
}

int
dot8 (int n, const int8_t *restrict x, const int8_t *restrict y)
{
  svint32_t s0 = svdup_s32 (0), s1 = s0, s2 = s0, s3 = s0;
  svbool_t p = svptrue_b8 (), all = svptrue_b32 ();
  int64_t i = 0, four = 4 * (int64_t) svcntb ();
#define STEP(K)								\
  s##K = svdot (s##K, svld1_vnum (p, x + i, K), svld1_vnum (p, y + i, K));
  for (; i + four <= n; i += four)
    {
      STEP (0) STEP (1) STEP (2) STEP (3)
    }
  for (p = svwhilelt_b8 (i, (int64_t) n); svptest_first (svptrue_b8 (), p);
       i += (int64_t) svcntb (), p = svwhilelt_b8 (i, (int64_t) n))
    STEP (0)
#undef STEP
  return (int) svaddv (all, svadd_x (all, svadd_x (all, s0, s1),
				     svadd_x (all, s2, s3)));
}

void
complex_product (int n, const float *restrict x, const float *restrict y,
		 float *restrict z)
{
#define STEP(K, p, i)							\
  {									\
    svfloat32x2_t v = svld2_vnum (p, x + 2 * i, 2 * K);			\
    svfloat32x2_t w = svld2_vnum (p, y + 2 * i, 2 * K);			\
    svfloat32_t a = svget2 (v, 0), b = svget2 (v, 1);			\
    svfloat32_t c = svget2 (w, 0), d = svget2 (w, 1);			\
    svfloat32_t re = svmls_x (p, svmul_x (p, a, c), b, d);		\
    svfloat32_t im = svmla_x (p, svmul_x (p, a, d), b, c);		\
    svst2_vnum (p, z + 2 * i, 2 * K, svcreate2 (re, im));		\
  }
  FOUR (n, STEP)
#undef STEP
}

float
sparse (int n, const float *restrict v, const int *restrict column,
	const float *restrict x)
{
  svfloat32_t s0 = svdup_f32 (0), s1 = s0, s2 = s0, s3 = s0;
#define STEP(K, p, i)							\
  s##K = svmla_m (p, s##K, svld1_vnum (p, v + i, K),			\
		  svld1_gather_index (p, x, svld1_vnum (p, column + i, K)));
  FOUR (n, STEP)
#undef STEP
  return total (s0, s1, s2, s3);
}

/* For four rows of X from row I on, two vectors of columns from J on, P and Q
   being those that there are; each four elements of a row of X are the lanes
   of a vector.  */

static inline void
product_of_rows (int n, const float *restrict x, const float *restrict y,
		 float *restrict z, int64_t i, int64_t j, svbool_t p,
		 svbool_t q)
{
  const float *a = x + i * n;
  svfloat32_t r0 = svdup_f32 (0), r1 = r0, r2 = r0, r3 = r0;
  svfloat32_t s0 = r0, s1 = r0, s2 = r0, s3 = r0;
  int64_t k = 0;
  svbool_t four = svptrue_b32 ();
  const float *from = y + j;
#define ROW(R, L)							\
  r##R = svmla_lane (r##R, v, a##R, L);					\
  s##R = svmla_lane (s##R, w, a##R, L);
#define LANE(L)								\
  {									\
    svfloat32_t v = svld1_vnum (p, from, 0);				\
    svfloat32_t w = svld1_vnum (q, from, 1);				\
    ROW (0, L) ROW (1, L) ROW (2, L) ROW (3, L)				\
    from += n;								\
  }
  for (; k + 4 <= n; k += 4)
    {
      svfloat32_t a0 = svld1rq (four, a + k);
      svfloat32_t a1 = svld1rq (four, a + n + k);
      svfloat32_t a2 = svld1rq (four, a + 2 * n + k);
      svfloat32_t a3 = svld1rq (four, a + 3 * n + k);
      LANE (0) LANE (1) LANE (2) LANE (3)
    }
#undef ROW
#define ROW(R, L)							\
  r##R = svmla_x (p, r##R, v, a[R * n + k]);				\
  s##R = svmla_x (q, s##R, w, a[R * n + k]);
  for (; k < n; k++)
    LANE (0)
#undef ROW
#undef LANE
#define ROW(R)								\
  svst1_vnum (p, z + (i + R) * n + j, 0, r##R);				\
  svst1_vnum (q, z + (i + R) * n + j, 1, s##R);
  ROW (0) ROW (1) ROW (2) ROW (3)
#undef ROW
}

void
product (int n, const float *restrict x, const float *restrict y,
	 float *restrict z)
{
  int64_t i = 0, w = (int64_t) svcntw ();
  svbool_t p;
  for (; i + 4 <= n; i += 4)
    for (int64_t j = 0; j < n; j += 2 * w)
      product_of_rows (n, x, y, z, i, j, svwhilelt_b32 (j, (int64_t) n),
		       svwhilelt_b32 (j + w, (int64_t) n));
  for (; i < n; i++)
    {
      int64_t j = 0;
      WORDS (j, n, p)
	{
	  svfloat32_t r = svdup_f32 (0);
	  for (int k = 0; k < n; k++)
	    r = svmla_x (p, r, svld1 (p, y + k * n + j), x[i * n + k]);
	  svst1 (p, z + i * n + j, r);
	}
    }
}

void
mandelbrot (int n, float step, int most, int *restrict count)
{
  for (int i = 0; i < n; i++)
    {
      float y = (float) i * step - 1.25f;
      int64_t j = 0;
      svbool_t p;
      WORDS (j, n, p)
	{
	  svint32_t index = svindex_s32 ((int) j, 1), k = svdup_s32 (0);
	  svfloat32_t x = svsub_x (p, svmul_x (p, svcvt_f32_x (p, index),
					       step), 2.0f);
	  svfloat32_t re = x, im = svdup_f32 (y);
	  svbool_t in = p;
	  for (int left = most; left > 0; left--)
	    {
	      svfloat32_t a = svmul_x (p, re, re), b = svmul_x (p, im, im);
	      in = svcmple (in, svadd_x (p, a, b), 4.0f);
	      if (!svptest_any (p, in))
		break;
	      k = svadd_m (in, k, 1);
	      im = svmla_x (p, svdup_f32 (y), svmul_x (p, re, im), 2.0f);
	      re = svsub_x (p, svadd_x (p, a, x), b);
	    }
	  svst1 (p, count + i * n + j, k);
	}
    }
}
