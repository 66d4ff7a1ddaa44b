/* Linear algebra: natural.h says how the kernels are written.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "natural.h"

#include <math.h>

enum { ORDER = 61 };		/* Of square matrices.  */

KERNEL (void, la_axpy) (float *restrict y, const float *restrict x, float a,
			int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}
CASE (la_axpy, (fx, fa, 0.01f, N))

/* A dot product of each row.  */

KERNEL (void, la_gemv_rows) (float *y, const float *a, const float *x, int m,
			     int n)
{
  LANES (16)
  for (int i = 0; i < m; i++)
    {
      float sum = 0;
      for (int j = 0; j < n; j++)
	sum += a[i * n + j] * x[j];
      y[i] = sum;
    }
}
CASE (la_gemv_rows, (fx, fa, fb, ORDER, ORDER))

KERNEL (void, la_gemv_dots) (float *restrict y, const float *restrict a,
			     const float *restrict x, int m, int n)
{
  for (int i = 0; i < m; i++)
    {
      float sum = 0;
      LANES_REDUCE (32, +: sum)
      for (int j = 0; j < n; j++)
	sum += a[i * n + j] * x[j];
      y[i] = sum;
    }
}
CASE (la_gemv_dots, (fx, fa, fb, ORDER, ORDER))

KERNEL (void, la_gemv_t) (float *restrict y, const float *restrict a,
			  const float *restrict x, int m, int n)
{
  for (int j = 0; j < n; j++)
    y[j] = 0;
  for (int i = 0; i < m; i++)
    {
      LANES (32)
      for (int j = 0; j < n; j++)
	y[j] += a[i * n + j] * x[i];
    }
}
CASE (la_gemv_t, (fx, fa, fb, ORDER, ORDER))

/* A column of the matrix for each lane.  */

KERNEL (void, la_gemv_columns) (float *y, const float *a, const float *x,
				size_t m, size_t n)
{
  LANES (32)
  for (size_t j = 0; j < n; j++)
    {
      float sum = 0;
      for (size_t i = 0; i < m; i++)
	sum += a[i * n + j] * x[i];
      y[j] = sum;
    }
}
CASE (la_gemv_columns, (fx, fa, fb, ORDER, ORDER))

KERNEL (void, la_product_ikj) (float *c, const float *a, const float *b, int n)
{
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      {
	float t = a[i * n + k];
	LANES (32)
	for (int j = 0; j < n; j++)
	  c[i * n + j] += t * b[k * n + j];
      }
}
CASE (la_product_ikj, (fx, fa, fb, ORDER))

KERNEL (void, la_product_ijk) (float *restrict c, const float *restrict a,
			       const float *restrict b, int n)
{
  for (int i = 0; i < n; i++)
    {
      LANES (32)
      for (int j = 0; j < n; j++)
	{
	  float sum = 0;
	  for (int k = 0; k < n; k++)
	    sum += a[i * n + k] * b[k * n + j];
	  c[i * n + j] = sum;
	}
    }
}
CASE (la_product_ijk, (fx, fa, fb, ORDER))

struct mat3 { float m[3][3]; };

KERNEL (void, la_mat3_batch) (struct mat3 *c, const struct mat3 *a,
			      const struct mat3 *b, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    for (int r = 0; r < 3; r++)
      for (int s = 0; s < 3; s++)
	{
	  float sum = 0;
	  for (int k = 0; k < 3; k++)
	    sum += a[i].m[r][k] * b[i].m[k][s];
	  c[i].m[r][s] = sum;
	}
}
CASE (la_mat3_batch, ((struct mat3 *) fx, (struct mat3 *) fa,
		      (struct mat3 *) fb, 203))

struct mat4 { float m[16]; };

KERNEL (void, la_mat4_batch_m) (struct mat4 *C, const struct mat4 *A,
				const struct mat4 *B, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    for (int r = 0; r < 4; r++)
      for (int s = 0; s < 4; s++)
	{
	  float sum = 0;
	  for (int k = 0; k < 4; k++)
	    sum += A[i].m[4 * r + k] * B[i].m[4 * k + s];
	  C[i].m[4 * r + s] = sum;
	}
}
CASE (la_mat4_batch_m, ((struct mat4 *) fx, (struct mat4 *) fa,
			(struct mat4 *) fb, 203))

struct vec4 { float x, y, z, w; };

/* One matrix for all points.  */

KERNEL (void, la_mat4_points) (struct vec4 *restrict out,
			       const struct vec4 *restrict p,
			       const float *restrict m, size_t n)
{
  LANES (16)
  for (size_t i = 0; i < n; i++)
    {
      struct vec4 v = p[i];
      out[i].x = m[0] * v.x + m[1] * v.y + m[2] * v.z + m[3] * v.w;
      out[i].y = m[4] * v.x + m[5] * v.y + m[6] * v.z + m[7] * v.w;
      out[i].z = m[8] * v.x + m[9] * v.y + m[10] * v.z + m[11] * v.w;
      out[i].w = m[12] * v.x + m[13] * v.y + m[14] * v.z + m[15] * v.w;
    }
}
CASE (la_mat4_points, ((struct vec4 *) fx, (struct vec4 *) fa, fb, 1001))

/* Forward substitution; the rows below lose the unknown just found.  */

KERNEL (void, la_trsv) (float *x, const float *b, const float *l, int n)
{
  for (int i = 0; i < n; i++)
    x[i] = b[i];
  for (int j = 0; j < n; j++)
    {
      x[j] /= l[j * n + j] + 4;
      float t = x[j];
      LANES (16)
      for (int i = j + 1; i < n; i++)
	x[i] -= t * l[i * n + j] * 0.1f;
    }
}
CASE (la_trsv, (fx, fa, fb, ORDER))

KERNEL (void, la_cholesky_update) (float *a, int n, int k)
{
  for (int i = k + 1; i < n; i++)
    {
      LANES (32)
      for (int j = k + 1; j <= i; j++)
	a[i * n + j] -= 1e-3f * a[i * n + k] * a[j * n + k];
    }
}
CASE (la_cholesky_update, (fx, ORDER, 3))

KERNEL (float, la_dot) (const float *x, const float *y, int n)
{
  float sum = 0;
  LANES_REDUCE (32, +: sum)
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}
CASE_VALUE (la_dot, fx[0], (fa, fb, N))

KERNEL (float, la_norm2) (const float *x, size_t n)
{
  float sum = 0;
  LANES_REDUCE (32, +: sum)
  for (size_t i = 0; i < n; i++)
    sum += x[i] * x[i];
  return sqrtf (sum);
}
CASE_VALUE (la_norm2, fx[0], (fa, N))

KERNEL (float, la_norm_max) (const float *x, int n)
{
  float most = 0;
  LANES_REDUCE (32, max: most)
  for (int i = 0; i < n; i++)
    {
      float a = fabsf (x[i]);
      if (a > most)
	most = a;
    }
  return most;
}
CASE_VALUE (la_norm_max, fx[0], (fa, N))

KERNEL (double, la_norm1_double) (const double *x, int n)
{
  double sum = 0;
  LANES_REDUCE (16, +: sum)
  for (int i = 0; i < n; i++)
    sum += x[i] < 0 ? -x[i] : x[i];
  return sum;
}
CASE_VALUE (la_norm1_double, dx[0], (da, N))

/* Compressed rows of seven elements on average.  */

KERNEL (void, la_spmv_csr) (float *y, const float *v, const int *column,
			    const int *start, const float *x, int rows)
{
  LANES (16)
  for (int i = 0; i < rows; i++)
    {
      float sum = 0;
      for (int k = start[i]; k < start[i + 1]; k++)
	sum += v[k] * x[column[k]];
      y[i] = sum;
    }
}

static const int *
row_starts (void)
{
  static int start[302];
  if (start[301] == 0)
    for (int i = 0; i < 301; i++)
      start[i + 1] = start[i] + 3 + (int) (us[i] % 9);
  return start;
}
CASE (la_spmv_csr, (fx, fa, in, row_starts (), fb, 301))

/* Rows of the same length, stored one column after the other.  */

KERNEL (void, la_spmv_ell) (float *restrict y, const float *restrict v,
			    const int *restrict column,
			    const float *restrict x, int rows, int width)
{
  LANES (32)
  for (int i = 0; i < rows; i++)
    {
      float sum = 0;
      for (int k = 0; k < width; k++)
	sum += v[k * rows + i] * x[column[k * rows + i]];
      y[i] = sum;
    }
}
CASE (la_spmv_ell, (fx, fa, in, fb, 301, 7))

KERNEL (void, la_outer) (float *restrict a, const float *restrict x,
			 const float *restrict y, int m, int n)
{
  for (int i = 0; i < m; i++)
    {
      LANES (32)
      for (int j = 0; j < n; j++)
	a[i * n + j] += 0.01f * x[i] * y[j];
    }
}
CASE (la_outer, (fx, fa, fb, 53, 71))

struct vec3 { float x, y, z; };

KERNEL (void, la_cross) (struct vec3 *c, const struct vec3 *a,
			 const struct vec3 *b, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      c[i].x = a[i].y * b[i].z - a[i].z * b[i].y;
      c[i].y = a[i].z * b[i].x - a[i].x * b[i].z;
      c[i].z = a[i].x * b[i].y - a[i].y * b[i].x;
    }
}
CASE (la_cross, ((struct vec3 *) fx, (struct vec3 *) fa, (struct vec3 *) fb,
		 1001))

KERNEL (void, la_normalize) (struct vec3 *v, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      float length = sqrtf (v[i].x * v[i].x + v[i].y * v[i].y
			    + v[i].z * v[i].z);
      if (length > 0)
	{
	  v[i].x /= length;
	  v[i].y /= length;
	  v[i].z /= length;
	}
    }
}
CASE (la_normalize, ((struct vec3 *) fx, 1001))

struct quat { float w, x, y, z; };

KERNEL (void, la_quaternion) (struct quat *r, const struct quat *p,
			      const struct quat *q, int n)
{
  LANES (16)
  for (int i = 0; i < n; i++)
    {
      struct quat a = p[i], b = q[i];
      r[i].w = a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z;
      r[i].x = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y;
      r[i].y = a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x;
      r[i].z = a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w;
    }
}
CASE (la_quaternion, ((struct quat *) fx, (struct quat *) fa,
		      (struct quat *) fb, 1001))

KERNEL (void, la_givens) (float *restrict x, float *restrict y, float c,
			  float s, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      float t = c * x[i] + s * y[i];
      y[i] = c * y[i] - s * x[i];
      x[i] = t;
    }
}
CASE (la_givens, (fx, fy, 0.8f, 0.6f, N))

KERNEL (void, la_solve2) (float *x, float *y, const float *a, const float *b,
			  const float *c, const float *d, const float *e,
			  const float *f, int n)
{
  LANES (32)
  for (int i = 0; i < n; i++)
    {
      float det = a[i] * d[i] - b[i] * c[i];
      if (fabsf (det) > 1e-3f)
	{
	  x[i] = (e[i] * d[i] - b[i] * f[i]) / det;
	  y[i] = (a[i] * f[i] - c[i] * e[i]) / det;
	}
      else
	x[i] = y[i] = 0;
    }
}
CASE (la_solve2, (fx, fy, fa, fb, fc, fp, fz, fw, 1003))
