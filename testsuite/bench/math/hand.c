/* exp, also where a condition holds, and the price of a call by intrinsics, as
   well as can be written with the same promises: 1 ULP, infinities, NaN,
   results that are subnormal.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <immintrin.h>
#include <math.h>
#include "kernels.h"

/* F and D put what follows into the names of intrinsics for float and double;
   I is for integers.  CHOOSE (Y, X, S): X where the sign bit of S is set.  */

#if defined __AVX512F__

# define BYTES 64
# define F(NAME) _mm512_##NAME##_ps
# define D(NAME) _mm512_##NAME##_pd
# define I(NAME) _mm512_##NAME
# define INTEGERS __m512i
# define FLOATS __m512
# define DOUBLES __m512d
# define AND(X, Y) _mm512_and_si512 (X, Y)
# define OR(X, Y) _mm512_or_si512 (X, Y)
# define CHOOSE_F(Y, X, S) \
  _mm512_mask_blend_ps (_mm512_movepi32_mask (BITS (ps, S)), Y, X)
# define CHOOSE_D(Y, X, S) \
  _mm512_mask_blend_pd (_mm512_movepi64_mask (BITS (pd, S)), Y, X)
# define BITS(S, X) _mm512_cast##S##_si512 (X)
# define OF_BITS(S, X) _mm512_castsi512_##S (X)
# define SET1_64(X) _mm512_set1_epi64 (X)

#elif defined __AVX2__

# define BYTES 32
# define F(NAME) _mm256_##NAME##_ps
# define D(NAME) _mm256_##NAME##_pd
# define I(NAME) _mm256_##NAME
# define INTEGERS __m256i
# define FLOATS __m256
# define DOUBLES __m256d
# define AND(X, Y) _mm256_and_si256 (X, Y)
# define OR(X, Y) _mm256_or_si256 (X, Y)
# define CHOOSE_F(Y, X, S) _mm256_blendv_ps (Y, X, S)
# define CHOOSE_D(Y, X, S) _mm256_blendv_pd (Y, X, S)
# define BITS(S, X) _mm256_cast##S##_si256 (X)
# define OF_BITS(S, X) _mm256_castsi256_##S (X)
# define SET1_64(X) _mm256_set1_epi64x (X)

#else

# define BYTES 16
# define F(NAME) _mm_##NAME##_ps
# define D(NAME) _mm_##NAME##_pd
# define I(NAME) _mm_##NAME
# define INTEGERS __m128i
# define FLOATS __m128
# define DOUBLES __m128d
# define AND(X, Y) _mm_and_si128 (X, Y)
# define OR(X, Y) _mm_or_si128 (X, Y)
# define BITS(S, X) _mm_cast##S##_si128 (X)
# define OF_BITS(S, X) _mm_castsi128_##S (X)
# define SET1_64(X) _mm_set1_epi64x (X)
# ifdef __SSE4_1__
#  define CHOOSE_F(Y, X, S) _mm_blendv_ps (Y, X, S)
#  define CHOOSE_D(Y, X, S) _mm_blendv_pd (Y, X, S)
# else
static inline __m128
choose (__m128 y, __m128 x, __m128i mask)
{
  __m128 m = _mm_castsi128_ps (mask);
  return _mm_or_ps (_mm_and_ps (m, x), _mm_andnot_ps (m, y));
}
#  define CHOOSE_F(Y, X, S) choose (Y, X, _mm_srai_epi32 (BITS (ps, S), 31))
#  define CHOOSE_D(Y, X, S) \
  _mm_castps_pd (choose (_mm_castpd_ps (Y), _mm_castpd_ps (X), \
			 _mm_shuffle_epi32 \
			   (_mm_srai_epi32 (BITS (pd, S), 31), 0xf5)))
# endif

#endif

#ifdef __FMA__
# define FMA_F(A, B, C) F (fmadd) (A, B, C)
# define FMA_D(A, B, C) D (fmadd) (A, B, C)
#else
# define FMA_F(A, B, C) F (add) (F (mul) (A, B), C)
# define FMA_D(A, B, C) D (add) (D (mul) (A, B), C)
#endif
#define FC(X) F (set1) (X)
#define DC(X) D (set1) (X)
#define ADD_F(X, Y) F (add) (X, Y)
#define SUB_F(X, Y) F (sub) (X, Y)
#define MUL_F(X, Y) F (mul) (X, Y)
#define DIV_F(X, Y) F (div) (X, Y)
#define ADD_D(X, Y) D (add) (X, Y)
#define SUB_D(X, Y) D (sub) (X, Y)
#define MUL_D(X, Y) D (mul) (X, Y)
#define DIV_D(X, Y) D (div) (X, Y)

/* The nearest integer.  */
#if defined __AVX512F__
# define ROUND_F(X) _mm512_roundscale_ps (X, 8)
# define ROUND_D(X) _mm512_roundscale_pd (X, 8)
#elif defined __SSE4_1__
# define ROUND_F(X) I (round_ps) (X, 8)
# define ROUND_D(X) I (round_pd) (X, 8)
#else
# define ROUND_F(X) _mm_cvtepi32_ps (_mm_cvtps_epi32 (X))
# define ROUND_D(X) _mm_cvtepi32_pd (_mm_cvtpd_epi32 (X))
#endif

static inline FLOATS
exp_f (FLOATS x)
{
#ifndef __AVX512F__
  /* The second operand is the result if one is a NaN.  */
  x = F (min) (FC (89), F (max) (FC (-104), x));
#endif
  FLOATS k = ROUND_F (MUL_F (x, FC (0x1.715476p+0f))), p;
  FLOATS r = FMA_F (k, FC (-0x1.62e4p-1f), x);
  r = FMA_F (k, FC (-0x1.7f7d1cp-20f), r);
#ifdef __AVX512F__
  /* The one that is less in magnitude, so that powers of infinities and of
     large numbers are those of k.  */
  r = F (range) (r, FC (1), 2);
#endif
  p = FMA_F (FC (0x1.6850e4p-10f), r, FC (0x1.123bccp-7f));
  p = FMA_F (p, r, FC (0x1.555b98p-5f));
  p = FMA_F (p, r, FC (0x1.55548ep-3f));
  p = FMA_F (p, r, FC (0x1.fffff8p-2f));
  p = ADD_F (FMA_F (p, MUL_F (r, r), r), FC (1));
#ifdef __AVX512F__
  return F (scalef) (p, k);
#else
  /* Exponents: 2^k = 2^h 2^(k - h).  */
  INTEGERS one = BITS (ps, FC (1));
  INTEGERS n = I (slli_epi32) (BITS (ps, ADD_F (k, FC (0x1.8p23f))), 23);
  INTEGERS h = I (slli_epi32) (I (srai_epi32) (n, 24), 23);
  p = MUL_F (p, OF_BITS (ps, I (add_epi32) (h, one)));
  return MUL_F (p, OF_BITS (ps, I (add_epi32) (I (sub_epi32) (n, h), one)));
#endif
}

static inline DOUBLES
exp_d (DOUBLES x)
{
#ifndef __AVX512F__
  x = D (min) (DC (710), D (max) (DC (-746), x));
#endif
  DOUBLES k = ROUND_D (MUL_D (x, DC (1.4426950408889634))), p;
  DOUBLES r = FMA_D (k, DC (-0.6931471805598903), x), r2, r4;
  r = FMA_D (k, DC (-5.497923018708371e-14), r);
#ifdef __AVX512F__
  r = D (range) (r, DC (1), 2);
#endif
  r2 = MUL_D (r, r), r4 = MUL_D (r2, r2);
  p = FMA_D (DC (2.6467552296031648e-08), r2,
	     FMA_D (DC (2.7590047041879526e-07), r,
		    DC (2.755411210684624e-06)));
  p = FMA_D (p, r4,
	     FMA_D (FMA_D (DC (2.48015765446681e-05), r,
			   DC (0.00019841272485994786)), r2,
		    FMA_D (DC (0.0013888888885137595), r,
			   DC (0.008333333332418088))));
  p = FMA_D (p, r2, FMA_D (DC (0.041666666666685385), r,
			   DC (0.16666666666667745)));
  p = FMA_D (p, r, DC (0.4999999999999999));
  p = ADD_D (FMA_D (p, r2, r), DC (1));
#ifdef __AVX512F__
  return D (scalef) (p, k);
#else
  /* The bits are those of a positive number: no arithmetic shift.  */
  INTEGERS n = BITS (pd, ADD_D (k, DC (6755399441057790)));
  INTEGERS h = I (srli_epi64) (n, 1);
  p = MUL_D (p, OF_BITS (pd, I (slli_epi64) (h, 52)));
  return MUL_D (p, OF_BITS (pd, I (slli_epi64) (I (sub_epi64) (n, h), 52)));
#endif
}

/* log of what is rare.  */

static __attribute__ ((noinline, cold)) FLOATS
log_each_f (FLOATS x)
{
  for (unsigned i = 0; i < BYTES / sizeof (float); i++)
    x[i] = logf (x[i]);
  return x;
}

static __attribute__ ((noinline, cold)) DOUBLES
log_each_d (DOUBLES x)
{
  for (unsigned i = 0; i < BYTES / sizeof (double); i++)
    x[i] = log (x[i]);
  return x;
}

static inline FLOATS
log_f (FLOATS x)
{
  INTEGERS bits = BITS (ps, x);
  INTEGERS rare = I (add_epi32) (bits, I (set1_epi32) (0x7f800000));
#ifdef __AVX512F__
  if (__builtin_expect (_mm512_cmpgt_epi32_mask
			  (rare, I (set1_epi32) (-0x1000001)), 0))
#else
  rare = I (cmpgt_epi32) (rare, I (set1_epi32) (-0x1000001));
  if (__builtin_expect (I (movemask_epi8) (rare), 0))
#endif
    return log_each_f (x);
  INTEGERS e = AND (I (sub_epi32) (bits, I (set1_epi32) (0x3f400000)),
		    I (set1_epi32) ((int) 0xff800000));
  FLOATS k = I (cvtepi32_ps) (e);
  FLOATS g = SUB_F (FC (1), OF_BITS (ps, I (sub_epi32) (bits, e)));
  FLOATS g2 = MUL_F (g, g), p, t;
  p = FMA_F (FC (0.04507361f), g, FC (0.104645304f));
  p = FMA_F (p, g2, FMA_F (FC (0.13162985f), g, FC (0.1447882f)));
  p = FMA_F (p, g2, FMA_F (FC (0.16647165f), g, FC (0.19990806f)));
  p = FMA_F (p, g2, FMA_F (FC (0.25000098f), g, FC (0.3333345f)));
  p = FMA_F (p, g, FC (0.5f));
  t = MUL_F (p, g2);
  t = ADD_F (g, FMA_F (k, FC (-1.703032e-13f), t));
  return SUB_F (MUL_F (k, FC (8.262941e-8f)), t);
}

#ifdef __AVX__
# define AT_LEAST_D(X, Y) _mm256_cmp_pd (X, Y, _CMP_GE_OQ)
# define BELOW_D(X, Y) _mm256_cmp_pd (X, Y, _CMP_LT_OQ)
#else
# define AT_LEAST_D(X, Y) _mm_cmpge_pd (X, Y)
# define BELOW_D(X, Y) _mm_cmplt_pd (X, Y)
#endif

static inline DOUBLES
log_d (DOUBLES x)
{
#ifdef __AVX512F__
  if (__builtin_expect (_mm512_fpclass_pd_mask (x, 0xff) != 0, 0))
#else
  /* NaN is neither.  */
  DOUBLES usual = D (and) (AT_LEAST_D (x, DC (0x1p-1022)),
			   BELOW_D (x, DC (INFINITY)));
  if (__builtin_expect (D (movemask) (usual)
			!= (1 << BYTES / sizeof (double)) - 1, 0))
#endif
    return log_each_d (x);
  INTEGERS n = I (add_epi64) (BITS (pd, x),
			      SET1_64 (0x95f619980c433));
  INTEGERS e = OR (I (srli_epi64) (n, 52),
		   SET1_64 (0x4330000000000000));
  DOUBLES k = SUB_D (OF_BITS (pd, e), DC (4503599627370496.0 + 1023.0));
  INTEGERS m = I (add_epi64) (AND (n, SET1_64 (0xfffffffffffff)),
			      SET1_64 (0x3fe6a09e667f3bcd));
  DOUBLES g = SUB_D (DC (1), OF_BITS (pd, m)), s, z, z2, h, p;
  s = DIV_D (g, SUB_D (DC (2), g));
  z = MUL_D (s, s), z2 = MUL_D (z, z), h = MUL_D (MUL_D (DC (0.5), g), g);
  p = FMA_D (DC (0.14797084677417355), z, DC (0.15313937325717353));
  p = FMA_D (p, z2, FMA_D (DC (0.18183568773752265), z,
			   DC (0.22222198486255781)));
  p = FMA_D (p, z2, FMA_D (DC (0.2857142874326335), z,
			   DC (0.3999999999941048)));
  p = FMA_D (p, z, DC (0.6666666666666735));
  p = FMA_D (FMA_D (p, z, h), s, h);
  p = ADD_D (g, FMA_D (k, DC (-5.497923018708371e-14), p));
  return SUB_D (MUL_D (k, DC (0.6931471805598903)), p);
}

#if defined __AVX512F__
# define STORE_WHERE_F(P, X, V) \
  _mm512_mask_storeu_ps (P, _mm512_cmp_ps_mask (X, FC (0), _CMP_GT_OQ), V)
# define STORE_WHERE_D(P, X, V) \
  _mm512_mask_storeu_pd (P, _mm512_cmp_pd_mask (X, DC (0), _CMP_GT_OQ), V)
#elif defined __AVX2__
# define STORE_WHERE_F(P, X, V) \
  _mm256_maskstore_ps (P, BITS (ps, _mm256_cmp_ps (X, FC (0), _CMP_GT_OQ)), V)
# define STORE_WHERE_D(P, X, V) \
  _mm256_maskstore_pd (P, BITS (pd, _mm256_cmp_pd (X, DC (0), _CMP_GT_OQ)), V)
#else
/* Not atomic, as a single thread may write.  */
# define STORE_WHERE_F(P, X, V) \
  _mm_storeu_ps (P, CHOOSE_F (_mm_loadu_ps (P), V, \
			      _mm_cmpgt_ps (X, FC (0))))
# define STORE_WHERE_D(P, X, V) \
  _mm_storeu_pd (P, CHOOSE_D (_mm_loadu_pd (P), V, \
			      _mm_cmpgt_pd (X, DC (0))))
#endif

/* S is F or D, s f or d, V the vectors of T, C makes constants.  N is a
   multiple of the lanes.  */
#define BY_HAND(S, s, T, V, C) \
  void \
  hand_exp##s PARAMETERS (T) \
  { \
    (void) z; \
    for (long i = 0; i < n; i += BYTES / sizeof (T)) \
      S (storeu) (y + i, exp_##s (S (loadu) (x + i))); \
  } \
  \
  void \
  hand_exp_where##s PARAMETERS (T) \
  { \
    (void) z; \
    for (long i = 0; i < n; i += BYTES / sizeof (T)) \
      { \
	V v = S (loadu) (x + i); \
	STORE_WHERE_##S (y + i, v, exp_##s (v)); \
      } \
  } \
  \
  static inline V \
  normal_##s (V x) \
  { \
    V sign = OF_SIGN_##S, l, k, w; \
    l = ABS_##S (x, sign); \
    k = DIV_##S (C (1), FMA_##S (C ((T) 0.2316419), l, C (1))); \
    w = FMA_##S (C ((T) 1.330274429), k, C ((T) -1.821255978)); \
    w = FMA_##S (w, k, C ((T) 1.781477937)); \
    w = FMA_##S (w, k, C ((T) -0.356563782)); \
    w = FMA_##S (w, k, C ((T) 0.31938153)); \
    l = MUL_##S (MUL_##S (l, l), C ((T) -0.5)); \
    l = MUL_##S (C ((T) 0.39894228040), exp_##s (l)); \
    w = MUL_##S (MUL_##S (w, k), l); \
    return CHOOSE_##S (SUB_##S (C (1), w), w, x); \
  } \
  \
  void \
  hand_black_scholes##s PARAMETERS (T) \
  { \
    T t = (T) 1.5, r = (T) 0.03, v = (T) 0.3, q = v * (T) sqrt (t); \
    T drift = (r + v * v * (T) 0.5) * t, discount = (T) exp (-r * t); \
    for (long i = 0; i < n; i += BYTES / sizeof (T)) \
      { \
	V a = S (loadu) (x + i), b = S (loadu) (z + i), d1, d2; \
	d1 = DIV_##S (ADD_##S (log_##s (DIV_##S (a, b)), C (drift)), C (q)); \
	d2 = SUB_##S (d1, C (q)); \
	d2 = MUL_##S (MUL_##S (b, C (discount)), normal_##s (d2)); \
	S (storeu) (y + i, SUB_##S (MUL_##S (a, normal_##s (d1)), d2)); \
      } \
  }
#define OF_SIGN_F FC (-0.0f)
#define OF_SIGN_D DC (-0.0)
#define ABS_F(X, SIGN) F (andnot) (SIGN, X)
#define ABS_D(X, SIGN) D (andnot) (SIGN, X)
BY_HAND (F, f, float, FLOATS, FC)
BY_HAND (D, d, double, DOUBLES, DC)
