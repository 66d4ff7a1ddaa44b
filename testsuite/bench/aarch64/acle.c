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

void
product (int n, const float *restrict x, const float *restrict y,
	 float *restrict z)
{
  for (int i = 0; i < n; i++)
    {
      int64_t j = 0;
      svbool_t p;
      WORDS (j, n, p)
	{
	  svfloat32_t sum = svdup_f32 (0);
	  for (int k = 0; k < n; k++)
	    sum = svmla_x (p, sum, svld1 (p, y + k * n + j), x[i * n + k]);
	  svst1 (p, z + i * n + j, sum);
	}
    }
}
