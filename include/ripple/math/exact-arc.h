/* asin, acos, atan, atan2 on lanes, rounded correctly.  See exact.h.

   asin x = pi/2 - 2 asin (sqrt ((1 - x) / 2)),  x > 1/2,

   atan x = pi/4 + atan ((x - 1) / (x + 1)),  pi/2 + atan (-1 / x),

   where x > tan (pi/8), tan (3 pi/8).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_ARC_H
#define RIPPLE_MATH_EXACT_ARC_H

#pragma GCC system_header

#include "exact-pair.h"

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

/* atan T + C for |T| <= tan (pi/8): degree 19, 2^-48 of all but its first
   term.  */

__RIPPLEMATH double
__ripplemath_exact_atan_part (double __t, double __c)
{
  double __s = __RIPPLE_EXACT_MUL (__t, __t);
  double __p = 0.02280982588794556;
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.04487936277290765);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.05737820867592722);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.06649873610396563);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.076910816356623);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.09090854144392814);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.11111109690150513);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.1428571426700984);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.19999999999904508);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.33333333333333254);
  return __RIPPLE_EXACT_FMA (__RIPPLE_EXACT_MUL (__s, __t), __p, __t) + __c;
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

/* (-1)^j / (2 j + 1)! and (-1)^j / (2 j)! for j from 17 to 0.  */

static const double __ripplemath_exact_sin_terms[][2]
  __attribute__ ((__unused__)) =
{
  { -9.67759295863189e-41, -3.202295548645562e-57 },
  { 1.151633562077195e-37, -6.09957445788454e-54 },
  { -1.216125041553518e-34, -5.586290567888806e-51 },
  { 1.1309962886447716e-31, 1.0498015412959506e-47 },
  { -9.183689863795546e-29, -1.4303150396787322e-45 },
  { 6.446950284384474e-26, -1.9330404233703465e-42 },
  { -3.868170170630684e-23, 8.843177655482344e-40 },
  { 1.9572941063391263e-20, -1.3643503830087908e-36 },
  { -8.22063524662433e-18, -2.2141894119604265e-34 },
  { 2.8114572543455206e-15, 1.6508842730861433e-31 },
  { -7.647163731819816e-13, -7.03872877733453e-30 },
  { 1.6059043836821613e-10, 1.2585294588752098e-26 },
  { -2.505210838544172e-08, 1.448814070935912e-24 },
  { 2.7557319223985893e-06, -1.858393274046472e-22 },
  { -0.0001984126984126984, -1.7209558293420705e-22 },
  { 0.008333333333333333, 1.1564823173178714e-19 },
  { -0.16666666666666666, -9.25185853854297e-18 },
  { 1.0, 0.0 }
};

static const double __ripplemath_exact_cos_terms[][2]
  __attribute__ ((__unused__)) =
{
  { -3.387157535521162e-39, -5.09056148151085e-56 },
  { 3.8003907548547434e-36, 1.7457158024652518e-52 },
  { -3.7699876288159054e-33, -2.5870347832750324e-49 },
  { 3.279889237069838e-30, 1.5117542744029879e-46 },
  { -2.4795962632247976e-27, 1.2953730964765229e-43 },
  { 1.6117375710961184e-24, -3.6846573564509766e-41 },
  { -8.896791392450574e-22, 7.911402614872376e-38 },
  { 4.110317623312165e-19, 1.4412973378659527e-36 },
  { -1.5619206968586225e-16, -1.1910679660273754e-32 },
  { 4.779477332387385e-14, 4.399205485834081e-31 },
  { -1.1470745597729725e-11, -2.0655512752830745e-28 },
  { 2.08767569878681e-09, -1.20734505911326e-25 },
  { -2.755731922398589e-07, -2.3767714622250297e-23 },
  { 2.48015873015873e-05, 2.1511947866775882e-23 },
  { -0.001388888888888889, 5.300543954373577e-20 },
  { 0.041666666666666664, 2.3129646346357427e-18 },
  { -0.5, 0.0 },
  { 1.0, 0.0 }
};

/* The angle of the point A, B in the first quadrant, or pi less that where it
   is LEFT, once more, T being near to that angle:

     t + atan ((b cos t - a sin t) / (a cos t + b sin t)),

   where the quotient is so small that it is its own arc tangent.  An angle
   that is all but b / a is less than that, by what becomes the second number,
   be it ever so small: so it does not matter if b / a is the middle between
   two floats.  */

__RIPPLEMATH double
__ripplemath_exact_angle_again (double __a, double __b, double __t, int __left)
{
  double __low = 0.0;
  double __z = __ripplemath_exact_product (__t, __t, 0.0, &__low);
  double __z_low = __low, __s_low, __c_low;
  double __s = __ripplemath_exact_series (__ripplemath_exact_sin_terms, 18,
					  __z, __z_low, &__s_low);
  double __c = __ripplemath_exact_series (__ripplemath_exact_cos_terms, 18,
					  __z, __z_low, &__c_low);
  __s = __ripplemath_exact_product (__s, __t, 0.0, &__s_low);
  double __d = __RIPPLE_EXACT_FMA (__a, __c, __RIPPLE_EXACT_MUL (__b, __s));
  __s = __ripplemath_exact_product (__s, __a, 0.0, &__s_low);
  __c = __ripplemath_exact_product (__c, __b, 0.0, &__c_low);
  __low = __RIPPLE_KEEP (__c - __s) + __RIPPLE_KEEP (__c_low - __s_low);
  __low = __low / __d;
  __low = __left ? 1.2246467991473532e-16 - __low : __low;
  __t = __ripplemath_exact_sum (__left ? 3.141592653589793 : 0.0,
				__left ? -__t : __t, &__low);
  return __ripplemath_exact_to_odd (__t, __low);
}

/* In double, with an error of less than 2^-50, and where a middle between two
   floats is too near for that, again with 2^-100.  That is no proof: but the
   quotients are some 2^54, of which none is expected to be so near.  */

__RIPPLEMATH float
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
  double __c = __big ? 1.5707963267948966 : __middle ? 0.7853981633974483
	       : 0.0;
  double __t = __n / (__d == 0.0 ? 1.0 : __d);
  __t = __ripplemath_exact_atan_part (__t, __c);
  /* pi less the angle, where x is negative, be it -0.  */
  int __left = __ripplemath_bitsf (__x) < 0;
  double __p = __left ? 3.141592653589793 - __t : __t;
  float __r = (float) __RIPPLE_EXACT_MUL (__p, 1.0 - 7.2e-15);
  float __s = (float) __RIPPLE_EXACT_MUL (__p, 1.0 + 7.2e-15);
  if (__builtin_expect (__r < __s, 0))
    __r = (float) __ripplemath_exact_angle_again (__a, __b, __t, __left);
  __r = __builtin_copysignf (__r, __y);
  return (__x != __x) | (__y != __y) ? __x + __y : __r;
}

#endif
