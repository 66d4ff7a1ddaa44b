/* The kernels by hand, with SME's intrinsics: two by two tiles (of doubles two
   by four), unrolled four times, copies of what is not in order.  With SME2
   vectors that are next to each other are loaded at once.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <arm_sme.h>
#include "kernels.h"

#define KERNEL								\
  __arm_locally_streaming __arm_new ("za") __attribute__ ((noinline)) void
#define PART static inline __attribute__ ((always_inline)) void
#define ON_TILES __arm_streaming __arm_inout ("za")

static inline size_t
least (size_t x, size_t y)
{
  return x < y ? x : y;
}

/* Predicates P for N vectors of rows or columns from I on, or of all lanes.
   Two vectors that begin V vectors behind X, or the four at X.  */
#ifdef __ARM_FEATURE_SME2
# define COUNT(P, BITS, I, N) svcount_t P = svwhilelt_c##BITS (I, n, N);
# define ALL_COUNT(P, BITS) svcount_t P = svptrue_c##BITS ();
# define LOAD2(T, A, B, P, X, V)					\
  sv##T##x2_t A##B = svld1_vnum_x2 (P, X, V);				\
  sv##T##_t A = svget2 (A##B, 0), B = svget2 (A##B, 1);
# define LOAD4(T, A, B, C, D, P, X)					\
  sv##T##x4_t A##B = svld1_x4 (P, X);					\
  sv##T##_t A = svget4 (A##B, 0), B = svget4 (A##B, 1);			\
  sv##T##_t C = svget4 (A##B, 2), D = svget4 (A##B, 3);
#else
# define COUNT(P, BITS, I, N)						\
  svbool_t P##0 = svwhilelt_b##BITS (I, n);				\
  svbool_t P##1 = svwhilelt_b##BITS (I + vl, n);			\
  svbool_t P##2 = svwhilelt_b##BITS (I + 2 * vl, n);			\
  svbool_t P##3 = svwhilelt_b##BITS (I + 3 * vl, n);
# define ALL_COUNT(P, BITS) svbool_t P##0 = svptrue_b##BITS (), P##1 = P##0;
# define LOAD2(T, A, B, P, X, V)					\
  sv##T##_t A = svld1_vnum (P##0, X, V);				\
  sv##T##_t B = svld1_vnum (P##1, X, V + 1);
# define LOAD4(T, A, B, C, D, P, X)					\
  LOAD2 (T, A, B, P, X, 0)						\
  sv##T##_t C = svld1_vnum (P##2, X, 2);				\
  sv##T##_t D = svld1_vnum (P##3, X, 3);
#endif

/* How many of VL are left from I on before N.  */

static inline size_t
left (size_t i, size_t n, size_t vl)
{
  return i < n ? least (n - i, vl) : 0;
}

/* Store the tiles at rows from I on; P0 and P1 are the columns.  */

PART
store_tiles (uint32_t *c, size_t n, size_t i, svbool_t p0, svbool_t p1)
     ON_TILES
{
  size_t vl = svcntw ();
  uint32_t rows = left (i, n, vl);
  for (uint32_t r = 0; r < rows; r++, c += n)
    {
      svst1_hor_za32 (0, r, p0, c);
      svst1_hor_za32 (1, r, p1, c + vl);
    }
  rows = left (i + vl, n, vl);
  for (uint32_t r = 0; r < rows; r++, c += n)
    {
      svst1_hor_za32 (2, r, p0, c);
      svst1_hor_za32 (3, r, p1, c + vl);
    }
}

KERNEL
sgemm_tn (size_t n, const float *a, const float *b, float *c, void *room)
{
  size_t vl = svcntw ();
  (void) room;
  for (size_t i = 0; i < n; i += 2 * vl)
    {
      svbool_t a0 = svwhilelt_b32 (i, n), a1 = svwhilelt_b32 (i + vl, n);
      COUNT (rows, 32, i, 2)
      for (size_t j = 0; j < n; j += 2 * vl)
	{
	  COUNT (cols, 32, j, 2)
	  svbool_t b0 = svwhilelt_b32 (j, n), b1 = svwhilelt_b32 (j + vl, n);
	  const float *x = a + i, *y = b + j;
	  size_t k = n;
	  svzero_za ();
#define STEP								\
	  {								\
	    LOAD2 (float32, u0, u1, rows, x, 0)				\
	    LOAD2 (float32, v0, v1, cols, y, 0)				\
	    svmopa_za32_m (0, a0, b0, u0, v0);				\
	    svmopa_za32_m (1, a0, b1, u0, v1);				\
	    svmopa_za32_m (2, a1, b0, u1, v0);				\
	    svmopa_za32_m (3, a1, b1, u1, v1);				\
	    x += n;							\
	    y += n;							\
	  }
	  for (; k >= 4; k -= 4)
	    {
	      STEP STEP STEP STEP
	    }
	  for (; k > 0; k--)
	    STEP
#undef STEP
	  store_tiles ((uint32_t *) c + i * n + j, n, i, b0, b1);
	}
    }
}

/* Doubles have eight tiles.  Elements beyond the last row and column are zero
   already: one predicate is all that the products need.  */

KERNEL
dgemm_tn (size_t n, const double *a, const double *b, double *c, void *room)
{
  size_t vl = svcntd ();
  svbool_t all = svptrue_b64 ();
  (void) room;
  for (size_t i = 0; i < n; i += 2 * vl)
    {
      COUNT (rows, 64, i, 2)
      for (size_t j = 0; j < n; j += 4 * vl)
	{
	  COUNT (cols, 64, j, 4)
	  svbool_t b0 = svwhilelt_b64 (j, n);
	  svbool_t b1 = svwhilelt_b64 (j + vl, n);
	  svbool_t b2 = svwhilelt_b64 (j + 2 * vl, n);
	  svbool_t b3 = svwhilelt_b64 (j + 3 * vl, n);
	  const double *x = a + i, *y = b + j;
	  size_t k = n;
	  svzero_za ();
#define STEP								\
	  {								\
	    LOAD2 (float64, u0, u1, rows, x, 0)				\
	    LOAD4 (float64, v0, v1, v2, v3, cols, y)			\
	    svmopa_za64_m (0, all, all, u0, v0);			\
	    svmopa_za64_m (1, all, all, u0, v1);			\
	    svmopa_za64_m (2, all, all, u0, v2);			\
	    svmopa_za64_m (3, all, all, u0, v3);			\
	    svmopa_za64_m (4, all, all, u1, v0);			\
	    svmopa_za64_m (5, all, all, u1, v1);			\
	    svmopa_za64_m (6, all, all, u1, v2);			\
	    svmopa_za64_m (7, all, all, u1, v3);			\
	    x += n;							\
	    y += n;							\
	  }
	  for (; k >= 4; k -= 4)
	    {
	      STEP STEP STEP STEP
	    }
	  for (; k > 0; k--)
	    STEP
#undef STEP
	  double *d = c + i * n + j;
	  uint32_t rows = left (i, n, vl);
	  for (uint32_t r = 0; r < rows; r++, d += n)
	    {
	      svst1_hor_za64 (0, r, b0, d);
	      svst1_hor_za64 (1, r, b1, d + vl);
	      svst1_hor_za64 (2, r, b2, d + 2 * vl);
	      svst1_hor_za64 (3, r, b3, d + 3 * vl);
	    }
	  rows = left (i + vl, n, vl);
	  for (uint32_t r = 0; r < rows; r++, d += n)
	    {
	      svst1_hor_za64 (4, r, b0, d);
	      svst1_hor_za64 (5, r, b1, d + vl);
	      svst1_hor_za64 (6, r, b2, d + 2 * vl);
	      svst1_hor_za64 (7, r, b3, d + 3 * vl);
	    }
	}
    }
}

/* Copy two vectors' worth of rows of words from I on to W, step by step: N
   rows of K words.  */

PART
copy_rows (const uint32_t *a, uint32_t *w, size_t i, size_t n, size_t k)
     ON_TILES
{
  size_t vl = svcntw ();
  uint32_t r0 = left (i, n, vl), r1 = left (i + vl, n, vl);
  svbool_t all = svptrue_b32 ();
  for (size_t l = 0; l < k; l += 2 * vl)
    {
      svbool_t p0 = svwhilelt_b32 (l, k), p1 = svwhilelt_b32 (l + vl, k);
      const uint32_t *s = a + i * k + l;
      if (r0 < vl || r1 < vl)
	svzero_za ();
      for (uint32_t r = 0; r < r0; r++, s += k)
	{
	  svld1_hor_za32 (0, r, p0, s);
	  svld1_hor_za32 (2, r, p1, s + vl);
	}
      for (uint32_t r = 0; r < r1; r++, s += k)
	{
	  svld1_hor_za32 (1, r, p0, s);
	  svld1_hor_za32 (3, r, p1, s + vl);
	}
      uint32_t c0 = left (l, k, vl), c1 = left (l + vl, k, vl);
      uint32_t *d = w + l * 2 * vl;
      for (uint32_t r = 0; r < c0; r++, d += 2 * vl)
	{
	  svst1_ver_za32 (0, r, all, d);
	  svst1_ver_za32 (1, r, all, d + vl);
	}
      for (uint32_t r = 0; r < c1; r++, d += 2 * vl)
	{
	  svst1_ver_za32 (2, r, all, d);
	  svst1_ver_za32 (3, r, all, d + vl);
	}
    }
}

KERNEL
sgemm_nn (size_t n, const float *a, const float *b, float *c, void *room)
{
  size_t vl = svcntw ();
  svbool_t all = svptrue_b32 ();
  ALL_COUNT (whole, 32)
  for (size_t i = 0; i < n; i += 2 * vl)
    {
      copy_rows ((const uint32_t *) a, room, i, n, n);
      for (size_t j = 0; j < n; j += 2 * vl)
	{
	  COUNT (cols, 32, j, 2)
	  svbool_t b0 = svwhilelt_b32 (j, n), b1 = svwhilelt_b32 (j + vl, n);
	  const float *x = room, *y = b + j;
	  size_t k = n;
	  svzero_za ();
#define STEP(Q)								\
	  {								\
	    LOAD2 (float32, u0, u1, whole, x, 2 * Q)			\
	    LOAD2 (float32, v0, v1, cols, y, 0)				\
	    svmopa_za32_m (0, all, b0, u0, v0);				\
	    svmopa_za32_m (1, all, b1, u0, v1);				\
	    svmopa_za32_m (2, all, b0, u1, v0);				\
	    svmopa_za32_m (3, all, b1, u1, v1);				\
	    y += n;							\
	  }
	  for (; k >= 4; k -= 4, x += 8 * vl)
	    {
	      STEP (0) STEP (1) STEP (2) STEP (3)
	    }
	  for (; k > 0; k--, x += 2 * vl)
	    STEP (0)
#undef STEP
	  store_tiles ((uint32_t *) c + i * n + j, n, i, b0, b1);
	}
    }
}

/* Copy B, four bytes of a column each, to W: for two vectors of columns and
   four steps two vectors.  */

PART
copy_columns (const int8_t *b, int8_t *w, size_t n, size_t groups)
     __arm_streaming
{
  size_t bytes = svcntb ();
  svbool_t all = svptrue_b8 (), none = svpfalse_b ();
  for (size_t j = 0; j < n; j += bytes)
    {
      svbool_t p = svwhilelt_b8 (j, n);
      int8_t *d0 = w + j / bytes * 2 * groups * 2 * bytes;
      int8_t *d1 = d0 + groups * 2 * bytes;
      const int8_t *s = b + j;
      for (size_t k = 0; k < n; k += 4)
	{
	  svint8_t r0 = svld1 (p, s);
	  svint8_t r1 = svld1 (k + 1 < n ? p : none, s + n);
	  svint8_t r2 = svld1 (k + 2 < n ? p : none, s + 2 * n);
	  svint8_t r3 = svld1 (k + 3 < n ? p : none, s + 3 * n);
	  svint8_t x = svzip1 (r0, r2), y = svzip1 (r1, r3);
	  svint8_t z = svzip2 (r0, r2), u = svzip2 (r1, r3);
	  svst1 (all, d0, svzip1 (x, y));
	  svst1_vnum (all, d0, 1, svzip2 (x, y));
	  svst1 (all, d1, svzip1 (z, u));
	  svst1_vnum (all, d1, 1, svzip2 (z, u));
	  s += 4 * n;
	  d0 += 2 * bytes;
	  d1 += 2 * bytes;
	}
    }
}

/* The same of numbers of 16 bits, two of a column.  */

PART
copy_column_pairs (const int16_t *b, int16_t *w, size_t n, size_t groups)
     __arm_streaming
{
  size_t halves = svcnth ();
  svbool_t all = svptrue_b16 (), none = svpfalse_b ();
  for (size_t j = 0; j < n; j += halves)
    {
      svbool_t p = svwhilelt_b16 (j, n);
      int16_t *d = w + j / halves * groups * 2 * halves;
      const int16_t *s = b + j;
      for (size_t k = 0; k < n; k += 2)
	{
	  svint16_t r0 = svld1 (p, s);
	  svint16_t r1 = svld1 (k + 1 < n ? p : none, s + n);
	  svst1 (all, d, svzip1 (r0, r1));
	  svst1_vnum (all, d, 1, svzip2 (r0, r1));
	  s += 2 * n;
	  d += 2 * halves;
	}
    }
}

/* Copy N rows of LENGTH bytes, which is no multiple of four.  */

PART
copy_byte_rows (const int8_t *a, int8_t *w, size_t i, size_t n, size_t length)
     ON_TILES
{
  size_t vl = svcntw (), bytes = svcntb ();
  uint32_t r0 = left (i, n, vl), r1 = left (i + vl, n, vl);
  svbool_t all = svptrue_b32 ();
  for (size_t k = 0; k < length; k += bytes)
    {
      svbool_t p = svwhilelt_b8 (k, length);
      const int8_t *s = a + i * length + k;
      svzero_za ();
      for (uint32_t r = 0; r < r0; r++, s += length)
	svwrite_hor_za32_m (0, r, all, svreinterpret_s32 (svld1 (p, s)));
      for (uint32_t r = 0; r < r1; r++, s += length)
	svwrite_hor_za32_m (1, r, all, svreinterpret_s32 (svld1 (p, s)));
      uint32_t words = least ((length - k + 3) / 4, vl);
      int8_t *d = w + k / 4 * 2 * bytes;
      for (uint32_t r = 0; r < words; r++, d += 2 * bytes)
	{
	  svst1_ver_za32 (0, r, all, d);
	  svst1_ver_za32 (1, r, all, d + bytes);
	}
    }
}

/* WAYS elements are multiplied and added at a time.  */

#define STEP(T, Q)							\
  {									\
    LOAD2 (T, u0, u1, whole, x, 2 * Q)					\
    LOAD2 (T, v0, v1, whole, y, 2 * Q)					\
    svmopa_za32_m (0, all, all, u0, v0);				\
    svmopa_za32_m (1, all, all, u0, v1);				\
    svmopa_za32_m (2, all, all, u1, v0);				\
    svmopa_za32_m (3, all, all, u1, v1);				\
  }

#define NARROW(NAME, T, BITS, WAYS, COPY_COLUMNS)			\
KERNEL									\
NAME (size_t n, const T##_t *a, const T##_t *b, int32_t *c, void *room)	\
{									\
  size_t vl = svcntw (), count = WAYS * vl, groups = (n + WAYS - 1) / WAYS; \
  T##_t *wb = room, *wa = wb + (n + 4 * vl - 1) / (4 * vl) * groups	\
			       * 4 * count;				\
  svbool_t all = svptrue_b##BITS ();					\
  ALL_COUNT (whole, BITS)						\
  COPY_COLUMNS (b, wb, n, groups);					\
  for (size_t i = 0; i < n; i += 2 * vl)				\
    {									\
      if (n % WAYS == 0)						\
	copy_rows ((const uint32_t *) a, (uint32_t *) wa, i, n, groups); \
      else								\
	copy_byte_rows ((const int8_t *) a, (int8_t *) wa, i, n,	\
			n * sizeof *a);					\
      for (size_t j = 0; j < n; j += 2 * vl)				\
	{								\
	  svbool_t b0 = svwhilelt_b32 (j, n);				\
	  svbool_t b1 = svwhilelt_b32 (j + vl, n);			\
	  const T##_t *x = wa, *y = wb + j / (2 * vl) * groups * 2 * count; \
	  size_t k = groups;						\
	  svzero_za ();							\
	  for (; k >= 4; k -= 4, x += 8 * count, y += 8 * count)	\
	    {								\
	      STEP (T, 0) STEP (T, 1) STEP (T, 2) STEP (T, 3)		\
	    }								\
	  for (; k > 0; k--, x += 2 * count, y += 2 * count)		\
	    STEP (T, 0)							\
	  store_tiles ((uint32_t *) c + i * n + j, n, i, b0, b1);	\
	}								\
    }									\
}

NARROW (s8gemm_nn, int8, 8, 4, copy_columns)
#ifdef __ARM_FEATURE_SME2
NARROW (s16gemm_nn, int16, 16, 2, copy_column_pairs)
#else
/* There is no instruction.  */
void
s16gemm_nn (size_t n, const int16_t *a, const int16_t *b, int32_t *c,
	    void *room)
{
  (void) room;
  for (size_t i = 0; i < n; i++)
    for (size_t j = 0; j < n; j++)
      {
	int32_t sum = 0;
	for (size_t k = 0; k < n; k++)
	  sum += a[i * n + k] * b[k * n + j];
	c[i * n + j] = sum;
      }
}
#endif

KERNEL
transpose (size_t n, const uint32_t *a, uint32_t *c)
{
  size_t vl = svcntw ();
  for (size_t i = 0; i < n; i += 2 * vl)
    for (size_t j = 0; j < n; j += 2 * vl)
      {
	svbool_t m0 = svwhilelt_b32 (i, n), m1 = svwhilelt_b32 (i + vl, n);
	svbool_t n0 = svwhilelt_b32 (j, n), n1 = svwhilelt_b32 (j + vl, n);
	const uint32_t *s = a + i * n + j;
	uint32_t *d = c + j * n + i;
	uint32_t r0 = left (i, n, vl), r1 = left (i + vl, n, vl);
	uint32_t c0 = left (j, n, vl), c1 = left (j + vl, n, vl), r;
#define LOAD(T, Q)							\
	svld1_hor_za32 (T, r + Q, n0, s);				\
	svld1_hor_za32 (T + 1, r + Q, n1, s + vl);			\
	s += n;
#define STORE(T, Q)							\
	svst1_ver_za32 (T, r + Q, m0, d);				\
	svst1_ver_za32 (T + 2, r + Q, m1, d + vl);			\
	d += n;
#define ALL(MOVE, T, COUNT)						\
	for (r = 0; r < (COUNT & -4); r += 4)				\
	  {								\
	    MOVE (T, 0) MOVE (T, 1) MOVE (T, 2) MOVE (T, 3)		\
	  }								\
	for (; r < COUNT; r++)						\
	  {								\
	    MOVE (T, 0)							\
	  }
	ALL (LOAD, 0, r0)
	ALL (LOAD, 2, r1)
	ALL (STORE, 0, c0)
	ALL (STORE, 1, c1)
      }
}
