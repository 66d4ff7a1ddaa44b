/* The kernels in intrinsics of SVE.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <arm_sve.h>
#include "kernels.h"

/* A loop over N elements from I on, P being the lanes that there are.  */
#define WORDS(i, n, p)							\
  for (p = svwhilelt_b32 (i, (int64_t) n);				\
       svptest_first (svptrue_b32 (), p);				\
       i += (int64_t) svcntw (), p = svwhilelt_b32 (i, (int64_t) n))

void
saxpy (int n, float a, const float *restrict x, float *restrict y)
{
  int64_t i = 0;
  svbool_t p;
  WORDS (i, n, p)
    svst1 (p, y + i, svmla_x (p, svld1 (p, y + i), svld1 (p, x + i), a));
}

float
dot (int n, const float *restrict x, const float *restrict y)
{
  int64_t i = 0;
  svbool_t p;
  svfloat32_t sum = svdup_f32 (0);
  WORDS (i, n, p)
    sum = svmla_m (p, sum, svld1 (p, x + i), svld1 (p, y + i));
  return svaddv (svptrue_b32 (), sum);
}

void
threshold (int n, float a, const float *restrict x, float *restrict y)
{
  int64_t i = 0;
  svbool_t p;
  WORDS (i, n, p)
    {
      svfloat32_t v = svld1 (p, x + i);
      svst1 (svcmpgt (p, v, a), y + i, v);
    }
}

void
stencil (int n, const float *restrict x, float *restrict y)
{
  int64_t i = 0;
  svbool_t p;
  WORDS (i, n, p)
    {
      svfloat32_t v = svmul_x (p, svld1 (p, x + i), 0.25f);
      v = svmla_x (p, v, svld1 (p, x + i + 1), 0.5f);
      svst1 (p, y + i, svmla_x (p, v, svld1 (p, x + i + 2), 0.25f));
    }
}

int
dot8 (int n, const int8_t *restrict x, const int8_t *restrict y)
{
  svint32_t sum = svdup_s32 (0);
  svbool_t p;
  int64_t i = 0;
  for (p = svwhilelt_b8 (i, (int64_t) n); svptest_first (svptrue_b8 (), p);
       i += (int64_t) svcntb (), p = svwhilelt_b8 (i, (int64_t) n))
    sum = svdot (sum, svld1 (p, x + i), svld1 (p, y + i));
  return (int) svaddv (svptrue_b32 (), sum);
}

void
complex_product (int n, const float *restrict x, const float *restrict y,
		 float *restrict z)
{
  int64_t i = 0;
  svbool_t p;
  WORDS (i, n, p)
    {
      svfloat32x2_t v = svld2 (p, x + 2 * i), w = svld2 (p, y + 2 * i);
      svfloat32_t a = svget2 (v, 0), b = svget2 (v, 1);
      svfloat32_t c = svget2 (w, 0), d = svget2 (w, 1);
      svfloat32_t re = svmls_x (p, svmul_x (p, a, c), b, d);
      svfloat32_t im = svmla_x (p, svmul_x (p, a, d), b, c);
      svst2 (p, z + 2 * i, svcreate2 (re, im));
    }
}

float
sparse (int n, const float *restrict v, const int *restrict column,
	const float *restrict x)
{
  int64_t i = 0;
  svbool_t p;
  svfloat32_t sum = svdup_f32 (0);
  WORDS (i, n, p)
    sum = svmla_m (p, sum, svld1 (p, v + i),
		   svld1_gather_index (p, x, svld1 (p, column + i)));
  return svaddv (svptrue_b32 (), sum);
}

/* Four rows at once use each element of Y four times.  */
void
product (int n, const float *restrict x, const float *restrict y,
	 float *restrict z)
{
  int i = 0;
  svbool_t p;
  for (; i + 4 <= n; i += 4)
    {
      int64_t j = 0;
      const float *a = x + i * n, *b = a + n, *c = b + n, *d = c + n;
      WORDS (j, n, p)
	{
	  svfloat32_t r = svdup_f32 (0), s = r, t = r, u = r;
	  for (int k = 0; k < n; k++)
	    {
	      svfloat32_t v = svld1 (p, y + k * n + j);
	      r = svmla_x (p, r, v, a[k]);
	      s = svmla_x (p, s, v, b[k]);
	      t = svmla_x (p, t, v, c[k]);
	      u = svmla_x (p, u, v, d[k]);
	    }
	  svst1 (p, z + i * n + j, r);
	  svst1 (p, z + (i + 1) * n + j, s);
	  svst1 (p, z + (i + 2) * n + j, t);
	  svst1 (p, z + (i + 3) * n + j, u);
	}
    }
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
