/* asin, acos, atan on lanes, rounded correctly.  See exact.h.

   asin x = pi/2 - 2 asin (sqrt ((1 - x) / 2)),  x > 1/2,

   atan x = pi/4 + atan ((x - 1) / (x + 1)),  pi/2 + atan (-1 / x),

   where x > tan (pi/8), tan (3 pi/8).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_ARC_H
#define RIPPLE_MATH_EXACT_ARC_H

#pragma GCC system_header

/* asin of A, 0 <= A <= 1/2, or where BIG of sqrt ((1 - A) / 2): of degree 23,
   2^-50.  */

__RIPPLEMATH double
__ripplemath_exact_asin_part (double __a, int __big)
{
  double __z = __big ? __RIPPLE_KEEP (1.0 - __a) * 0.5
	       : __RIPPLE_EXACT_MUL (__a, __a);
  double __s = __big ? __builtin_sqrt (__z) : __a;
  double __p = 0.0280978579723369;
  __p = __RIPPLE_EXACT_FMA (__p, __z, -0.007104827891189982);
  __p = __RIPPLE_EXACT_FMA (__p, __z, 0.015595112439313318);
  __p = __RIPPLE_EXACT_FMA (__p, __z, 0.010245610771948549);
  __p = __RIPPLE_EXACT_FMA (__p, __z, 0.014148751555926483);
  __p = __RIPPLE_EXACT_FMA (__p, __z, 0.017336335413136544);
  __p = __RIPPLE_EXACT_FMA (__p, __z, 0.02237306732082215);
  __p = __RIPPLE_EXACT_FMA (__p, __z, 0.03038191528923943);
  __p = __RIPPLE_EXACT_FMA (__p, __z, 0.04464285762149598);
  __p = __RIPPLE_EXACT_FMA (__p, __z, 0.0749999999969395);
  __p = __RIPPLE_EXACT_FMA (__p, __z, 0.1666666666666699);
  return __RIPPLE_EXACT_FMA (__RIPPLE_EXACT_MUL (__z, __s), __p, __s);
}

__RIPPLEMATH float
__ripplemath_exact_asinf (float __x)
{
  double __a = __builtin_fabsf (__x);
  int __big = __a > 0.5;
  double __p = __ripplemath_exact_asin_part (__a, __big);
  float __y = (float) (__big ? 1.5707963267948966 - (__p + __p) : __p);
  __y = __RIPPLE_EXACT_BUT (__a, 0.53213656f, 0.56112206f, __y);
  return __builtin_copysignf (__y, __x);
}

__RIPPLEMATH float
__ripplemath_exact_acosf (float __x)
{
  double __a = __builtin_fabsf (__x);
  int __big = __a > 0.5;
  double __p = __ripplemath_exact_asin_part (__a, __big);
  double __b = __big ? (__x > 0.0f ? 0.0 : 3.141592653589793)
	       : 1.5707963267948966;
  __p = __big ? -(__p + __p) : __p;
  __p = __b - __builtin_copysign (1.0, (double) __x) * __p;
  float __y = (float) __p;
  __y = __RIPPLE_EXACT_BUT (__x, 1.5893255e-8f, 1.5707964f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 0.00024868647f, 1.5705477f, __y);
  return __y;
}

/* atan T / T for |T| <= tan (pi/8), S = T^2: degree 9 in S, 2^-48 of it.  STEP
   (a, b, c) is a * b + c.  */
#define __RIPPLE_EXACT_ATAN(STEP, T, S) \
  STEP (__RIPPLE_EXACT_MUL (S, T), \
	STEP (STEP (STEP (STEP (STEP (STEP (STEP (STEP (STEP ( \
	  0.02280982588794556, S, -0.04487936277290765), \
	  S, 0.05737820867592722), S, -0.06649873610396563), \
	  S, 0.076910816356623), S, -0.09090854144392814), \
	  S, 0.11111109690150513), S, -0.1428571426700984), \
	  S, 0.19999999999904508), S, -0.33333333333333254), T)

__RIPPLEMATH double
__ripplemath_exact_atan_part (double __t, double __c)
{
  double __s = __RIPPLE_EXACT_MUL (__t, __t);
  return __RIPPLE_EXACT_ATAN (__RIPPLE_EXACT_FMA, __t, __s) + __c;
}

__RIPPLEMATH float
__ripplemath_exact_atanf (float __x)
{
  double __a = __builtin_fabsf (__x);
  int __middle = __a > 0.4142135623730951, __big = __a > 2.414213562373095;
  double __n = __big ? -1.0 : __middle ? __a - 1.0 : __a;
  double __d = __big ? __a : __middle ? __a + 1.0 : 1.0;
  double __c = __big ? 1.5707963267948966 : __middle ? 0.7853981633974483
	       : 0.0;
  float __y = (float) __ripplemath_exact_atan_part (__n / __d, __c);
  __y = __RIPPLE_EXACT_BUT (__a, 0.069052f, 0.06894257f, __y);
  return __builtin_copysignf (__y, __x);
}

/* atan2, 0.50000002 ULP: not all arguments can be looked at.  But nothing is
   fused, so that results are those of every target.

   What is so small that it is its own arc tangent is in truth less than that,
   which counts if it is the middle between two floats.  */

__extension__ __RIPPLEMATH float
__ripplemath_exact_atan2f (float __y, float __x)
{
  double __a = __builtin_fabsf (__x), __b = __builtin_fabsf (__y);
  /* Two zeros are a quotient of 0, two infinities one of 1.  */
  int __infinite = __builtin_inf () <= (__a < __b ? __a : __b);
  __a = __infinite ? 1.0 : __a;
  __b = __infinite ? 1.0 : __b;
  int __middle = __b > __RIPPLE_EXACT_MUL (__a, 0.4142135623730951);
  int __big = __b > __RIPPLE_EXACT_MUL (__a, 2.414213562373095);
  double __n = __big ? -__a : __middle ? __b - __a : __b;
  double __d = __big ? __b : __middle ? __b + __a : __a;
  double __t = __n / (__d == 0.0 ? 1.0 : __d);
  long long __less = __ripplemath_bits (__t) - 1;
  __t = (__t > 0.0) & (__t < 7.450580596923828e-9) & !__middle
	? __ripplemath_of_bits (__less) : __t;
  double __s = __RIPPLE_EXACT_MUL (__t, __t);
  double __p = __RIPPLE_EXACT_ATAN (__RIPPLE_EXACT_SUM, __t, __s);
  double __c = __big ? 1.5707963267948966 : __middle ? 0.7853981633974483
	       : 0.0;
  /* pi less the angle, where x is negative, be it -0.  */
  int __left = __ripplemath_bitsf (__x) < 0;
  __c = __left ? 3.141592653589793 - __c : __c;
  __p = __c + (__left ? -__p : __p);
  float __r = __builtin_copysignf ((float) __p, __y);
  return (__x != __x) | (__y != __y) ? __x + __y : __r;
}

#endif
