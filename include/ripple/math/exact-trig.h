/* sin, cos, tan, sincos, sinpi, cospi on lanes, rounded correctly.  See
   exact.h.

   sin: x = n pi + r,  |r| <= pi/2,  sin x = (-1)^n sin r;
   cos: x = (n + 1/2) pi + r,  cos x = -(-1)^n sin r;
   tan: x = n pi/2 + r,  tan x = tan r or -1 / tan r.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_TRIG_H
#define RIPPLE_MATH_EXACT_TRIG_H

#pragma GCC system_header

#include "reduction.h"

/* sin r, |r| <= pi/2: degree 17 in r, 2^-56.  */

__RIPPLEMATH double
__ripplemath_exact_sin_part (double __r)
{
  double __s = __RIPPLE_EXACT_MUL (__r, __r);
  double __p = 2.7138494486986953e-15;
  __p = __RIPPLE_EXACT_FMA (__p, __s, -7.642342467483232e-13);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 1.6058917076228037e-10);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -2.5052106481959695e-8);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 2.7557319207710993e-6);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.00019841269841195674);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.00833333333333318);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.16666666666666666);
  return __RIPPLE_EXACT_FMA (__RIPPLE_EXACT_MUL (__s, __r), __p, __r);
}

/* X - K pi/2, for multiples K of 1/2 that have up to 19 bits.  The products
   with the first parts of pi/2 are exact.  */

__RIPPLEMATH double
__ripplemath_exact_quarters_off (double __x, double __k)
{
#ifdef __FP_FAST_FMA
  __x = __builtin_fma (__k, -__RIPPLEMATH_PI_2_1, __x);
  return __builtin_fma (__k, -__RIPPLEMATH_PI_2_2, __x);
#else
  __x = __x - __RIPPLE_EXACT_MUL (__k, __RIPPLEMATH_PI_2S_1);
  __x = __x - __RIPPLE_EXACT_MUL (__k, __RIPPLEMATH_PI_2S_2);
  return __x - __RIPPLE_EXACT_MUL (__k, (__RIPPLEMATH_PI_2S_3
					 + __RIPPLEMATH_PI_2S_4));
#endif
}

/* A huge number as multiples of pi/2, after Payne and Hanek: see
   __ripplemath_reduce_hugef.  One more word of 2/pi is needed for all bits of
   the result.  X is positive.  The integer that is nearest, when ADD / 2^30 is
   added, and that is a multiple of EACH, is left out: it stands in the first
   bits of *N.  EACH is 1 or 2.  */

__extension__ __RIPPLEMATH double
__ripplemath_exact_huge (float __x, unsigned __add, unsigned __each,
			 unsigned long long *__n)
{
  unsigned __b = (unsigned) __ripplemath_bitsf (__x);
  unsigned __e = (__b >> 23) - 112;
  int __i = (int) (__e >> 3);
  unsigned long long __m = ((__b & 0x7fffff) | 0x800000) << (__e & 7);
  unsigned long long __u = __m * __ripplemath_2_pi[__i + 8]
    + (__m * __ripplemath_2_pi[__i + 12] >> 32);
  unsigned long long __t = __m * __ripplemath_2_pi[__i + 4] + (__u >> 32);
  unsigned long long __s = __m * __ripplemath_2_pi[__i] + (__t >> 32);
  unsigned __mask = (__each << 30) - 1;
  __s = (__s + __add + (__each << 29)) & 0xffffffff;
  *__n = __s >> (__each == 2 ? 31 : 30);
  double __f = __ripplemath_fraction (__s & __mask, 0) - 0.5 * __each;
  __f = __RIPPLE_KEEP (__f) + __ripplemath_fraction (__t, 1);
  __f = __RIPPLE_KEEP (__f) + __ripplemath_fraction (__u, 2);
  return __RIPPLE_EXACT_MUL (__f, __RIPPLEMATH_PI_2_1);
}

/* sin X of a positive X, or cos X.  */

__extension__ __RIPPLEMATH double
__ripplemath_exact_sine (float __x, int __cos)
{
  double __n, __k, __r;
  if (__cos)
    {
      /* The integer nearest to x / pi - 1/2.  */
      __n = __RIPPLE_EXACT_FMA ((double) __x, __RIPPLEMATH_2_PI / 2, -0.5);
      __n = __RIPPLE_KEEP (__n) + __RIPPLE_EXACT_INTEGER;
      __k = __RIPPLE_KEEP (__n) - __RIPPLE_EXACT_INTEGER;
      __k = __k + __k + 1.0;
      __n = __n + 1.0;
    }
  else
    {
      __n = __RIPPLE_EXACT_FMA ((double) __x, __RIPPLEMATH_2_PI / 2,
				__RIPPLE_EXACT_INTEGER);
      __k = __RIPPLE_KEEP (__n) - __RIPPLE_EXACT_INTEGER;
      __k = __k + __k;
    }
  __r = __ripplemath_exact_quarters_off ((double) __x, __k);
  __r = __ripplemath_exact_odd (__r, __n);
  if (__RIPPLEMATH_HUGEF (__x))
    {
      unsigned long long __i;
      double __h = __ripplemath_exact_huge (__x, __cos ? 0x40000000u : 0u, 2,
					    &__i);
      __h = __ripplemath_of_bits (__ripplemath_bits (__h)
				  ^ (long long) (__i << 63));
      __r = __x > 131072.0f ? __h : __r;
    }
  return __ripplemath_exact_sin_part (__r);
}

/* Y for a number X, NaN for an infinity, and a NaN.  */

__RIPPLEMATH float
__ripplemath_exact_finite (float __y, float __x)
{
  return __builtin_fabsf (__x) < __builtin_inff () ? __y : __x - __x;
}

/* Y with the sign of X, times that of Y.  */

__RIPPLEMATH float
__ripplemath_exact_signs (float __y, float __x)
{
  unsigned __s = (unsigned) __ripplemath_bitsf (__x) & 0x80000000u;
  return __ripplemath_of_bitsf ((int) ((unsigned) __ripplemath_bitsf (__y)
				       ^ __s));
}

__RIPPLEMATH float
__ripplemath_exact_sinf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __y = (float) __ripplemath_exact_sine (__a, 0);
  __y = __RIPPLE_EXACT_BUT (__a, 9830.398f, -0.34761325f, __y);
  __y = __RIPPLE_EXACT_BUT (__a, 2.7897511e13f, -0.99405044f, __y);
  return __ripplemath_exact_finite (__ripplemath_exact_signs (__y, __x), __x);
}

__RIPPLEMATH float
__ripplemath_exact_cosf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __y = (float) __ripplemath_exact_sine (__a, 1);
  __y = __RIPPLE_EXACT_BUT (__a, 1.1004678e19f, 0.9964101f, __y);
  __y = __RIPPLE_EXACT_BUT (__a, 1.7269983e20f, 0.969058f, __y);
  __y = __RIPPLE_EXACT_BUT (__a, 4.439496e34f, 0.974788f, __y);
  return __ripplemath_exact_finite (__y, __x);
}

__RIPPLEMATH void
__ripplemath_exact_sincosf (float __x, float *__s, float *__c)
{
  *__s = __ripplemath_exact_sinf (__x);
  *__c = __ripplemath_exact_cosf (__x);
}

/* tan r for |r| <= pi/4, or -1 / tan r where N is odd: sin r of degree 13,
   2^-55, divided by cos r of degree 14, 2^-58.  */

__RIPPLEMATH float
__ripplemath_exact_tanf (float __x)
{
  float __a = __builtin_fabsf (__x);
  double __n = __RIPPLE_EXACT_FMA ((double) __a, __RIPPLEMATH_2_PI,
				   __RIPPLE_EXACT_INTEGER);
  double __k = __RIPPLE_KEEP (__n) - __RIPPLE_EXACT_INTEGER;
  double __r = __ripplemath_exact_quarters_off ((double) __a, __k);
  if (__RIPPLEMATH_HUGEF (__a))
    {
      __extension__ unsigned long long __i;
      double __h = __ripplemath_exact_huge (__a, 0, 1, &__i);
      __r = __a > 131072.0f ? __h : __r;
      __h = __ripplemath_of_bits ((long long) __i);
      __n = __a > 131072.0f ? __h : __n;
    }
  double __s = __RIPPLE_EXACT_MUL (__r, __r);
  double __p = 1.5919305314527648e-10;
  __p = __RIPPLE_EXACT_FMA (__p, __s, -2.5051151779017736e-8);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 2.7557316225384676e-6);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.00019841269837089564);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.008333333333331312);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.16666666666666666);
  __p = __RIPPLE_EXACT_FMA (__RIPPLE_EXACT_MUL (__s, __r), __p, __r);
  double __q = -1.138155378876191e-11;
  __q = __RIPPLE_EXACT_FMA (__q, __s, 2.087612796803918e-9);
  __q = __RIPPLE_EXACT_FMA (__q, __s, -2.7557317158819454e-7);
  __q = __RIPPLE_EXACT_FMA (__q, __s, 2.48015872984609e-5);
  __q = __RIPPLE_EXACT_FMA (__q, __s, -0.0013888888888887061);
  __q = __RIPPLE_EXACT_FMA (__q, __s, 0.041666666666666664);
  __q = __RIPPLE_EXACT_FMA (__q, __s, -0.5);
  __q = __RIPPLE_EXACT_FMA (__q, __s, 1.0);
  int __odd = __ripplemath_exact_odd (1.0, __n) < 0.0;
  double __y = (__odd ? -__q : __p) / (__odd ? __p : __q);
  float __z = __ripplemath_exact_signs ((float) __y, __x);
  return __ripplemath_exact_finite (__z, __x);
}

/* (sin (pi r) / r - pi) / r^2 for |r| <= 1/2: degree 7 in r^2, 2^-52.  */

__RIPPLEMATH double
__ripplemath_exact_sinpi_part (double __r)
{
  double __s = __RIPPLE_EXACT_MUL (__r, __r);
  double __p = 7.768723426174465e-7;
  __p = __RIPPLE_EXACT_FMA (__p, __s, -2.191022941396313e-5);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.0004663023837292933);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.007370431007726318);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.08214588662618702);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.599264529321886);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 2.5501640398773757);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -5.16771278004997);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 3.141592653589793);
  return __RIPPLE_EXACT_MUL (__p, __r);
}

/* Floats from 2^23 on are integers, from 2^24 on even.  */

__RIPPLEMATH float
__ripplemath_exact_sinpif (float __x)
{
  float __a = __builtin_fabsf (__x);
  __a = __a < 8388608.0f ? __a : 0.0f;
  double __n = (double) __a + __RIPPLE_EXACT_INTEGER;
  double __r = __a - (__RIPPLE_KEEP (__n) - __RIPPLE_EXACT_INTEGER);
  __r = __ripplemath_exact_odd (__r, __n);
  float __y = (float) __ripplemath_exact_sinpi_part (__r);
  __y = __y == 0.0f ? 0.0f : __y;
  return __ripplemath_exact_finite (__ripplemath_exact_signs (__y, __x), __x);
}

__RIPPLEMATH float
__ripplemath_exact_cospif (float __x)
{
  float __a = __builtin_fabsf (__x);
  __a = __a < 16777216.0f ? __a : 0.0f;
  double __n = (double) __a + __RIPPLE_EXACT_INTEGER;
  double __r = __a - (__RIPPLE_KEEP (__n) - __RIPPLE_EXACT_INTEGER);
  __r = __ripplemath_exact_odd (0.5 - __builtin_fabs (__r), __n);
  float __y = (float) __ripplemath_exact_sinpi_part (__r);
  __y = __RIPPLE_EXACT_BUT (__a, 0.0002577428f, 0.9999997f, __y);
  __y = __y == 0.0f ? 0.0f : __y;
  return __ripplemath_exact_finite (__y, __x);
}

#endif
