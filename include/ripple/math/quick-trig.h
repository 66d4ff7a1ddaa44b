/* sin, cos, tan on lanes with math=fast, for numbers that are not huge.  See
   core.h, trig.h and reduction.h.

   Sines and cosines are those of r, up to pi/2, with x = n pi + r or, of
   cosines, x = (n - 1/2) pi + r: one polynomial will do.

   tan r = r / c,  c = r cot r,  for x = n pi/2 + r with r up to pi/4; or
   -c / r where n is odd.  r cot r has its first pole at pi, so that it needs
   half of the coefficients that the tangent does.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_QUICK_TRIG_H
#define RIPPLE_MATH_QUICK_TRIG_H

#pragma GCC system_header

#include "reduction.h"
#include "root.h"

/* The integer nearest to X C + D, D being 0 or -1/2, and *N, whose last bits
   are those of it.  That is what the sum with 3 2^22 (3 2^51) is rounded to,
   if sums are rounded to the nearest numbers and kept in their type.  */

#if defined __FLT_EVAL_METHOD__ \
    && (__FLT_EVAL_METHOD__ == 2 || __FLT_EVAL_METHOD__ == -1)
# define __RIPPLEMATH_WIDE 1
#else
# define __RIPPLEMATH_WIDE 0
#endif

__RIPPLEMATH float
__ripplemath_turnsf (float __x, float __c, float __d, unsigned *__n)
{
  float __t = __RIPPLE_FMAF (__x, __c, __d);
  if (__RIPPLEMATH_WIDE)
    {
      __t = __ripplemath_nearestf (__t);
      *__n = __ripplemath_bitsf (__t + 12582912.0f);
      return __t;
    }
  if (__d == 0.0f)
    __t = __RIPPLE_FMAF (__x, __c, 12582912.0f);
  else
    __t = __RIPPLE_KEEP (__t) + 12582912.0f;
  *__n = __ripplemath_bitsf (__t);
  return __RIPPLE_KEEP (__RIPPLE_KEEP (__t) - 12582912.0f);
}

__extension__ __RIPPLEMATH double
__ripplemath_turns (double __x, double __c, double __d,
		    unsigned long long *__n)
{
  double __t = __RIPPLE_FMA (__x, __c, __d);
  if (__RIPPLEMATH_WIDE)
    {
      __t = __ripplemath_nearest (__t);
      *__n = __ripplemath_bits (__t + 6755399441055744.0);
      return __t;
    }
  if (__d == 0.0)
    __t = __RIPPLE_FMA (__x, __c, 6755399441055744.0);
  else
    __t = __RIPPLE_KEEP (__t) + 6755399441055744.0;
  *__n = __ripplemath_bits (__t);
  return __RIPPLE_KEEP (__RIPPLE_KEEP (__t) - 6755399441055744.0);
}

/* X less K C quarters of a turn, K C having 13 (16) bits without fused
   operations: then all products but the last are exact, as the parts of pi/2
   have 11 (37) bits.  */

__RIPPLEMATH float
__ripplemath_remainderf_of (float __x, float __k, float __c)
{
#ifdef __FP_FAST_FMAF
  __x = __builtin_fmaf (__k, -__c * __RIPPLEMATH_PI_2F_1, __x);
  __x = __builtin_fmaf (__k, -__c * __RIPPLEMATH_PI_2F_2, __x);
  return __builtin_fmaf (__k, -__c * __RIPPLEMATH_PI_2F_3, __x);
#else
  __x = __RIPPLE_KEEP (__x - __k * (__c * 1.5703125f));
  __x = __RIPPLE_KEEP (__x - __k * (__c * 0.0004837513f));
  __x = __RIPPLE_KEEP (__x - __k * (__c * 7.5495336e-8f));
  return __x - __k * (__c * 2.563344e-12f);
#endif
}

__RIPPLEMATH double
__ripplemath_remainder_of (double __x, double __k, double __c)
{
#ifdef __FP_FAST_FMA
  __x = __builtin_fma (__k, -__c * __RIPPLEMATH_PI_2_1, __x);
  __x = __builtin_fma (__k, -__c * __RIPPLEMATH_PI_2_2, __x);
  return __builtin_fma (__k, -__c * __RIPPLEMATH_PI_2_3, __x);
#else
  __x = __RIPPLE_KEEP (__x - __k * (__c * 1.5707963267923333));
  __x = __RIPPLE_KEEP (__x - __k * (__c * 2.5633441515839558e-12));
  return __x - __k * (__c * 1.0562999066987428e-23);
#endif
}

/* For sin_quarter: r and *N, and *LOW, which is 0.  */

__RIPPLEMATH float
__ripplemath_reducef (float __x, unsigned *__n, float *__low)
{
  float __k = __ripplemath_turnsf (__x, __RIPPLEMATH_2_PIF, 0.0f, __n);
  *__low = 0;
  return __ripplemath_remainderf_of (__x, __k, 1.0f);
}

__extension__ __RIPPLEMATH double
__ripplemath_reduce (double __x, unsigned long long *__n, double *__low)
{
  double __k = __ripplemath_turns (__x, __RIPPLEMATH_2_PI, 0.0, __n);
  *__low = 0;
  return __ripplemath_remainder_of (__x, __k, 1.0);
}

/* sin (n pi + r), degree 9 (17) on [0, pi/2], errors 2^-27.2 (2^-61.5).  */

__RIPPLEMATH float
__ripplemath_sin_halff (unsigned __n, float __r)
{
  float __s = __r * __r;
  float __p = 2.6060538e-6f;
  __p = __RIPPLE_FMAF (__p, __s, -0.00019809768f);
  __p = __RIPPLE_FMAF (__p, __s, 0.008333069f);
  __p = __RIPPLE_FMAF (__p, __s, -0.1666666f);
  __p = __RIPPLE_FMAF (__p * __s, __r, __r);
  return __ripplemath_of_bitsf ((int) (__ripplemath_bitsf (__p)
				       ^ __n << 31));
}

__extension__ __RIPPLEMATH double
__ripplemath_sin_half (unsigned long long __n, double __r)
{
  double __s = __r * __r, __s_2 = __s * __s;
  double __p = __RIPPLE_FMA (2.7214139468586867e-15, __s,
			     -7.643019001085999e-13);
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (1.6058940993438477e-10, __s,
				    -2.5052106904332598e-8));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (2.7557319211569156e-6, __s,
				    -0.0001984126984121248));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.008333333333333207, __s,
				    -0.16666666666666666));
  __p = __RIPPLE_FMA (__p * __s, __r, __r);
  return __ripplemath_of_bits ((long long)
			       ((unsigned long long) __ripplemath_bits (__p)
				^ __n << 63));
}

__RIPPLEMATH float
__ripplemath_sin_usualf (float __x)
{
  unsigned __n;
  float __k = __ripplemath_turnsf (__x, 0.31830987f, 0.0f, &__n);
  return __ripplemath_sin_halff (__n,
				 __ripplemath_remainderf_of (__x, __k, 2.0f));
}

__RIPPLEMATH float
__ripplemath_cos_usualf (float __x)
{
  unsigned __n;
  float __k = __ripplemath_turnsf (__x, 0.31830987f, -0.5f, &__n) + 0.5f;
  return __ripplemath_sin_halff (__n + 1,
				 __ripplemath_remainderf_of (__x, __k, 2.0f));
}

__extension__ __RIPPLEMATH double
__ripplemath_sin_usual (double __x)
{
  unsigned long long __n;
  double __k = __ripplemath_turns (__x, 0.3183098861837907, 0.0, &__n);
  return __ripplemath_sin_half (__n,
				__ripplemath_remainder_of (__x, __k, 2.0));
}

__extension__ __RIPPLEMATH double
__ripplemath_cos_usual (double __x)
{
  unsigned long long __n;
  double __k = __ripplemath_turns (__x, 0.3183098861837907, -0.5, &__n) + 0.5;
  return __ripplemath_sin_half (__n + 1,
				__ripplemath_remainder_of (__x, __k, 2.0));
}

/* tan (n pi/2 + r): r cot r of degree 8 (18) on [0, pi/4], errors 2^-27.3
   (2^-57.2).  Numbers that change places as integers do so with fewer
   operations than choices take before AVX-512.  */

__RIPPLEMATH float
__ripplemath_tan_quarterf (unsigned __n, float __r, float __l)
{
  float __s = __r * __r, __p = -0.00024820815f;
  (void) __l;
  __p = __RIPPLE_FMAF (__p, __s, -0.002096269f);
  __p = __RIPPLE_FMAF (__p, __s, -0.022226539f);
  __p = __RIPPLE_FMAF (__p, __s, -0.33333305f);
  __p = __RIPPLE_FMAF (__p, __s, 1.0f);
  unsigned __a = __ripplemath_bitsf (__r), __b = __ripplemath_bitsf (__p);
  unsigned __sign = __n << 31;
  unsigned __c = (__a ^ __b) & (unsigned) ((int) __sign >> 31);
  __a = __a ^ __c ^ __sign;
  float __t = __ripplemath_of_bitsf ((int) __a);
  float __d = __ripplemath_of_bitsf ((int) (__b ^ __c)), __q = __t / __d;
#if __RIPPLEMATH_ESTIMATES && defined __FP_FAST_FMAF
  __q = __RIPPLE_FMAF (__RIPPLE_FMAF (-__q, __d, __t),
		       __ripplemath_reciprocalf (__d), __q);
#endif
  return __q;
}

__RIPPLEMATH float
__ripplemath_tan_usualf (float __x)
{
  unsigned __n;
  float __l, __r = __ripplemath_reducef (__x, &__n, &__l);
  return __ripplemath_tan_quarterf (__n, __r, __l);
}

__extension__ __RIPPLEMATH double
__ripplemath_tan_quarter (unsigned long long __n, double __r, double __l)
{
  double __s = __r * __r, __s_2 = __s * __s;
  (void) __l;
  double __p = __RIPPLE_FMA (-3.103389965280148e-9, __s,
			     -2.1025755092152073e-8);
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (-2.2014899963876456e-7, __s,
				    -2.164007624709418e-6));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (-2.1377907600662908e-5, __s,
				    -0.00021164019376819122));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (-0.0021164021180678566, __s,
				    -0.02222222222214603));
  __p = __RIPPLE_FMA (__p, __s, -0.33333333333333454);
  __p = __RIPPLE_FMA (__p, __s, 1.0);
  unsigned long long __a = __ripplemath_bits (__r);
  unsigned long long __b = __ripplemath_bits (__p);
  unsigned long long __c = (__a ^ __b) & -(__n & 1);
  __a = __a ^ __c ^ __n << 63;
  return __ripplemath_of_bits ((long long) __a)
	 / __ripplemath_of_bits ((long long) (__b ^ __c));
}

#endif
