/* exp, exp2, exp10, expm1 on lanes.  See core.h.

   e^x = 2^k e^r,  k an integer,  r = x - k log 2.

   k is chosen so that e^r is between 3/4 and 3/2, and not between the square
   roots of 1/2 and 2: e^r - 1 is then between -1/4 and 1/2, and whatever error
   it has weighs less below 1, where a ULP is half of that above.

   The first part of log 2, and of log10 2, is so short that k times it is
   exact.  e^r is a polynomial, of degree 6 for float and 11 for double.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXP_H
#define RIPPLE_MATH_EXP_H

#pragma GCC system_header

#include "core.h"

/* The integer below X * Y + Z, or a neighbour if that is next to an integer.
   The magnitude of X * Y is less than 2^9 (2^12): what is cut is positive.  */

__RIPPLEMATH float
__ripplemath_belowf (float __x, float __y, float __z)
{
#ifdef __RIPPLEMATH_CUT
  return (float) (int) (__x * __y + (512.0f + __z)) - 512.0f;
#else
  return __builtin_floorf (__RIPPLE_FMAF (__x, __y, __z));
#endif
}

__RIPPLEMATH double
__ripplemath_below (double __x, double __y, double __z)
{
#ifdef __RIPPLEMATH_CUT
  return (double) (int) (__x * __y + (4096.0 + __z)) - 4096.0;
#else
  return __builtin_floor (__RIPPLE_FMA (__x, __y, __z));
#endif
}

/* 2^(K + E) for the exponents of normal numbers.  K and E are integers, E is a
   constant.  */

__RIPPLEMATH float
__ripplemath_powerf (float __k, float __e)
{
  int __n = __ripplemath_bitsf (__k + (12582912.0f + 127.0f + __e));
  return __ripplemath_of_bitsf ((int) ((unsigned) __n << 23));
}

__extension__ __RIPPLEMATH double
__ripplemath_power (double __k, double __e)
{
  long long __n = __ripplemath_bits (__k + (6755399441056767.0 + __e));
  return __ripplemath_of_bits ((long long) ((unsigned long long) __n << 52));
}

/* 2^K (1 + C R + P R^2), for -254 <= K <= 255 (-2046 <= K <= 2047), infinity
   for the largest K and 0 for the least in every rounding mode.  D is a
   number near C that has one bit: without fused operations D R is exact, and
   what is rounded is small.

   With math=fast one factor is enough, for -126 <= K <= 128 (-1022 <= K <=
   1024): half of 2^K.  It is 0 for the least K: so are results that are not
   more than 3/2 of the smallest normal number.  */

#ifdef __RIPPLE_MATH_FAST
# define __RIPPLEMATH_LIMIT(ALL, FAST) (FAST)
#else
# define __RIPPLEMATH_LIMIT(ALL, FAST) (ALL)
#endif

/* X within its limits; NaN stays.

   An instruction takes any K, and for an infinite one, whose R is NaN, nothing
   else counts.  It is enough that the polynomial is positive and, for negative
   X, finite.  That of float, whose degree is even, is positive everywhere, if
   perhaps infinite: such X are made greater.  For double R is made small.  */

#ifdef __RIPPLEMATH_INSTRUCTIONS
# define __RIPPLEMATH_WITHIN(X, LEAST, MOST) ((void) 0)
# define __RIPPLEMATH_ABOVE(X, LEAST) ((X) = (X) < (LEAST) ? (LEAST) : (X))
# define __RIPPLEMATH_SMALL(R) \
    ((R) = (R) < -1 ? -1 : (R), (R) = (R) > 1 ? 1 : (R))
#else
# define __RIPPLEMATH_WITHIN(X, LEAST, MOST) \
    ((X) = (X) < (LEAST) ? (LEAST) : (X), (X) = (X) > (MOST) ? (MOST) : (X))
# define __RIPPLEMATH_ABOVE(X, LEAST) ((void) 0)
# define __RIPPLEMATH_SMALL(R) ((void) 0)
#endif

__RIPPLEMATH float
__ripplemath_scaledf (float __p, float __r, float __c, float __d, float __k)
{
#ifdef __FP_FAST_FMAF
  (void) __d;
  __p = __RIPPLE_FMAF (__p, __r, __c);
  __p = __RIPPLE_FMAF (__p, __r, 1.0f);
#else
  __p = __RIPPLE_KEEP (__p * __r - (__d - __c)) * __r;
  __p = __RIPPLE_KEEP (__p + __d * __r) + 1.0f;
#endif
#ifdef __RIPPLEMATH_INSTRUCTIONS
  return __ripplemath_insn_scalbf (__p, __k);
#elif defined __RIPPLE_MATH_FAST
  return __RIPPLE_KEEP (__p + __p) * __ripplemath_powerf (__k, -1.0f);
#else
  int __n = __ripplemath_bitsf (__k + (12582912.0f + 254.0f));
  int __h = __n >> 1;
  float __s = __ripplemath_of_bitsf ((int) ((unsigned) __h << 23));
  float __t = __ripplemath_of_bitsf ((int) ((unsigned) (__n - __h) << 23));
  return __RIPPLE_KEEP (__p * __s) * __t;
#endif
}

__extension__ __RIPPLEMATH double
__ripplemath_scaled (double __p, double __r, double __c, double __d,
		     double __k)
{
#ifdef __FP_FAST_FMA
  (void) __d;
  __p = __RIPPLE_FMA (__p, __r, __c);
  __p = __RIPPLE_FMA (__p, __r, 1.0);
#else
  __p = __RIPPLE_KEEP (__p * __r - (__d - __c)) * __r;
  __p = __RIPPLE_KEEP (__p + __d * __r) + 1.0;
#endif
#ifdef __RIPPLEMATH_INSTRUCTIONS
  return __ripplemath_insn_scalb (__p, __k);
#elif defined __RIPPLE_MATH_FAST
  return __RIPPLE_KEEP (__p + __p) * __ripplemath_power (__k, -1.0);
#else
  /* The bits are those of a positive number: any shift will do.  */
  unsigned long long __n
    = (unsigned long long) __ripplemath_bits (__k + 6755399441057790.0);
  unsigned long long __h = __n >> 1;
  double __s = __ripplemath_of_bits ((long long) (__h << 52));
  double __t = __ripplemath_of_bits ((long long) ((__n - __h) << 52));
  return __RIPPLE_KEEP (__p * __s) * __t;
#endif
}

/* e^x, 1 ULP.  r is between log 3/4 and log 3/2.  */

__RIPPLEMATH float
__ripplemath_expf (float __x)
{
  __RIPPLEMATH_WITHIN (__x, __RIPPLEMATH_LIMIT (-176.0f, -87.6f),
		       __RIPPLEMATH_LIMIT (176.76f, 88.8f));
  __RIPPLEMATH_ABOVE (__x, -176.0f);
  float __k = __ripplemath_belowf (__x, 1.442695f, 0.4150375f);
  float __r = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -0.69314575f, __x));
  __r = __RIPPLE_FMAF (__k, -1.4286068e-6f, __r);
  float __r_2 = __r * __r;
  float __p = __RIPPLE_FMAF (0.0014632941f, __r, 0.008360556f);
  __p = __RIPPLE_FMAF (__p, __r_2,
		       __RIPPLE_FMAF (0.0416585f, __r, 0.16666569f));
  __p = __RIPPLE_FMAF (__p, __r, 0.5000002f);
  return __ripplemath_scaledf (__p, __r, 1.0f, 1.0f, __k);
}

__RIPPLEMATH double
__ripplemath_exp (double __x)
{
  __RIPPLEMATH_WITHIN (__x, __RIPPLEMATH_LIMIT (-1418.0, -708.6),
		       __RIPPLEMATH_LIMIT (1418.9, 709.9));
  double __k = __ripplemath_below (__x, 1.4426950408889634,
				   0.4150374992788438);
  double __r = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -0.6931471805598903, __x));
  __r = __RIPPLE_FMA (__k, -5.497923018708371e-14, __r);
  __RIPPLEMATH_SMALL (__r);
  double __r_2 = __r * __r;
  double __p = 2.6467552296031648e-08;
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (2.7590047041879526e-07, __r,
				    2.755411210684624e-06));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (2.48015765446681e-05, __r,
				    0.00019841272485994786));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.0013888888885137595, __r,
				    0.008333333332418088));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.041666666666685385, __r,
				    0.16666666666667745));
  __p = __RIPPLE_FMA (__p, __r, 0.4999999999999999);
  return __ripplemath_scaled (__p, __r, 1.0, 1.0, __k);
}

/* 2^x, 1 ULP.  Here r = x - k is between -1/2 and 1/2: only so it is exact for
   k = 1 and k = -1, too.  What is added is the number before 1/2, so that 1/2
   remains, and not -1/2.  */

__RIPPLEMATH float
__ripplemath_exp2f (float __x)
{
  __RIPPLEMATH_WITHIN (__x, __RIPPLEMATH_LIMIT (-254.0f, -126.0f),
		       __RIPPLEMATH_LIMIT (255.0f, 128.0f));
#ifdef __RIPPLEMATH_CUT
  int __h = __ripplemath_bitsf (__x) & (int) 0x80000000;
  __h |= __ripplemath_bitsf (0.49999997f);
  float __k = (float) (int) (__x + __ripplemath_of_bitsf (__h));
#else
  float __k = __builtin_floorf (__x + 0.49999997f);
#endif
  float __r = __x - __k;
  float __r_2 = __r * __r;
  float __p = __RIPPLE_FMAF (0.00015241285f, __r, 0.0013391302f);
  __p = __RIPPLE_FMAF (__p, __r_2,
		       __RIPPLE_FMAF (0.009618834f, __r, 0.05550359f));
  __p = __RIPPLE_FMAF (__p, __r, 0.24022645f);
  return __ripplemath_scaledf (__p, __r, 0.6931472f, 0.5f, __k);
}

__extension__ __RIPPLEMATH double
__ripplemath_exp2 (double __x)
{
  __RIPPLEMATH_WITHIN (__x, __RIPPLEMATH_LIMIT (-2046.0, -1022.0),
		       __RIPPLEMATH_LIMIT (2047.0, 1024.0));
#ifdef __RIPPLEMATH_CUT
  long long __h = __ripplemath_bits (__x) & (-0x7fffffffffffffffLL - 1);
  __h |= __ripplemath_bits (0.49999999999999994);
  double __k = (double) (int) (__x + __ripplemath_of_bits (__h));
#else
  double __k = __builtin_floor (__x + 0.49999999999999994);
#endif
  double __r = __x - __k;
  double __r_2 = __r * __r;
  double __p = 4.451517988099611e-10;
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (7.0738941805687345e-09, __r,
				    1.0178076598318694e-07));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (1.3215434563166104e-06, __r,
				    1.5252733828893382e-05));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.00015403530458754544, __r,
				    0.0013333558146358634));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.009618129107592587, __r,
				    0.05550410866482233));
  __p = __RIPPLE_FMA (__p, __r, 0.24022650695910136);
  return __ripplemath_scaled (__p, __r, 0.6931471805599453, 0.5, __k);
}

/* 10^x, 1 ULP.  r is between log10 3/4 and log10 3/2.  */

__RIPPLEMATH float
__ripplemath_exp10f (float __x)
{
  __RIPPLEMATH_WITHIN (__x, __RIPPLEMATH_LIMIT (-76.4f, -37.9f),
		       __RIPPLEMATH_LIMIT (76.8f, 38.6f));
  __RIPPLEMATH_ABOVE (__x, -76.4f);
  float __k = __ripplemath_belowf (__x, 3.321928f, 0.4150375f);
  float __r = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -0.3010254f, __x));
  __r = __RIPPLE_FMAF (__k, -4.605039e-6f, __r);
  float __r_2 = __r * __r;
  float __p = __RIPPLE_FMAF (0.21882232f, __r, 0.54125637f);
  __p = __RIPPLE_FMAF (__p, __r_2,
		       __RIPPLE_FMAF (1.1709858f, __r, 2.0346627f));
  __p = __RIPPLE_FMAF (__p, __r, 2.6509504f);
  return __ripplemath_scaledf (__p, __r, 2.3025851f, 2.0f, __k);
}

__RIPPLEMATH double
__ripplemath_exp10 (double __x)
{
  __RIPPLEMATH_WITHIN (__x, __RIPPLEMATH_LIMIT (-615.8, -307.7),
		       __RIPPLEMATH_LIMIT (616.25, 308.3));
  double __k = __ripplemath_below (__x, 3.321928094887362,
				   0.4150374992788438);
  double __r = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -0.30102999566395283, __x));
  __r = __RIPPLE_FMA (__k, -2.8363394551044964e-14, __r);
  __RIPPLEMATH_SMALL (__r);
  double __r_2 = __r * __r;
  double __p = 0.0002556591797327458;
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.0011559334496749308, __r,
				    0.005013295855834687));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.019597685266381157, __r,
				    0.06808937581762434));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.20699584862395257, __r,
				    0.5393829291138593));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (1.1712551489130916, __r,
				    2.0346785922937345));
  __p = __RIPPLE_FMA (__p, __r, 2.6509490552391974);
  return __ripplemath_scaled (__p, __r, 2.3025850929940455, 2.0, __k);
}

/* e^x - 1 = 2^k q + (2^k - 1),  q = e^r - 1.  float 1 ULP, double 2 ULP.

   The limits of r matter here: if q is more than 1/2, or less than -1/4, the
   error that it has would be too much for k = -1 and k = 1.  So 1 / log 2 is
   a little less than it is, and q may leave them a little at k = 0 only, where
   it is the result.

   For k = 25 one half ULP is lost in 2^k - 1: q is a little less then.

   Where 2^k is less than half a ULP of 1, q must not be negative: with
   downward rounding the result would be less than -1.  So the least x is just
   above that power of 2.

   Where 1 is less than half a ULP of 2^k nothing is subtracted.

   All is done with half of 2^k, which does not overflow.  That half of a small
   q may not be exact; it is smaller still where k is not 0.  */

__RIPPLEMATH float
__ripplemath_expm1f (float __x)
{
  float __c = __x < -17.32f ? -17.32f : __x;
  float __k = __ripplemath_belowf (__c, 1.4421082f, 0.4150375f);
  float __h = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -0.69314575f, __c));
  float __l = __k == 25.0f ? -1 / 33554432.0f : 0.0f;
  __l = __RIPPLE_FMAF (__k, -1.4286068e-6f, __l);
  float __r = __h + __l;
  float __r_2 = __r * __r;
  float __p = 0.00020914868f;
  __p = __RIPPLE_FMAF (__p, __r_2,
		       __RIPPLE_FMAF (0.0013921891f, __r, 0.008332021f));
  __p = __RIPPLE_FMAF (__p, __r_2,
		       __RIPPLE_FMAF (0.041666556f, __r, 0.1666667f));
  __p = __RIPPLE_FMAF (__p, __r, 0.5f);
  __r = __r * __r;
  __p = __h + __RIPPLE_KEEP (__RIPPLE_FMAF (__p, __r, __l));
  float __s = __ripplemath_powerf (__k, -1.0f);
  float __half = __k < 25.5f ? 0.5f : 0.0f;
  __p = __RIPPLE_FMAF (__p, __s, __RIPPLE_KEEP (__s - __half));
  __p = __r < 1 / 1.2676506e30f ? __x : __p + __p;
  return __x > 88.72283f ? __builtin_inff () : __p;
}

__RIPPLEMATH double
__ripplemath_expm1 (double __x)
{
  double __c = __x < -37.42 ? -37.42 : __x;
  double __k = __ripplemath_below (__c, 1.4426950408889634,
				   0.4150374992788438);
  double __h = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -0.6931471805598903, __c));
  double __l = __k * -5.497923018708371e-14;
  double __r = __h + __l;
  double __r_2 = __r * __r;
  double __p = 2.6424178752088875e-08;
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (2.758882761950362e-07, __r,
				    2.755438439105132e-06));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (2.4801576965308167e-05, __r,
				    0.00019841272076277775));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.0013888888886365988, __r,
				    0.00833333333264443));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.04166666666667863, __r,
				    0.16666666666667343));
  __p = __RIPPLE_FMA (__p, __r, 0.49999999999999994);
  __r = __r * __r;
  __p = __h + __RIPPLE_KEEP (__RIPPLE_FMA (__p, __r, __l));
  double __s = __ripplemath_power (__k, -1.0);
  double __half = __k < 53.5 ? 0.5 : 0.0;
  __p = __RIPPLE_FMA (__p, __s, __RIPPLE_KEEP (__s - __half));
  __p = __r < 1 / 1.6069380442589903e60 ? __x : __p + __p;
  return __x > 709.782712893384 ? __builtin_inf () : __p;
}

#endif
