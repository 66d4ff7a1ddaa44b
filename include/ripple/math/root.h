/* cbrt, rsqrt, hypot on lanes.  See core.h.

   A number r that is near to the root and has half of the bits has a square
   that is exact.  What is missing is a short series, of which only the first
   terms count:

   cbrt (a) = r (1 - k)^(-1/3),  k = (a - r^3) / a,  r near a y^2,
   y = a^(-1/3), made of the bits of a: minus a third of the logarithm;

   1 / sqrt (x) = r (1 - e)^(-1/2),  e = 1 - x r^2,  r near 1 / sqrt (x);

   hypot (x, y) = r + (a^2 + b^2 - r^2) / (2 r),
   r = sqrt (a^2 + b^2),  a^2 + b^2 - r^2 = b^2 - (r - a) (r + a).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_ROOT_H
#define RIPPLE_MATH_ROOT_H

#pragma GCC system_header

#include "core.h"

/* The first 12 (26) bits of X.  */

__RIPPLEMATH float
__ripplemath_halff (float __x)
{
  return __ripplemath_of_bitsf (__ripplemath_bitsf (__x) & -0x1000);
}

__RIPPLEMATH double
__ripplemath_half (double __x)
{
  return __ripplemath_of_bits (__ripplemath_bits (__x) & -0x8000000);
}

/* C - A * B, where A * B is C but for its rounding: the error of a quotient or
   of a square root.  Without fused operations the factors are cut in halves,
   whose products are exact.  */

__RIPPLEMATH float
__ripplemath_restf (float __a, float __b, float __c)
{
#ifdef __FP_FAST_FMAF
  return __builtin_fmaf (-__a, __b, __c);
#else
  float __ah = __ripplemath_halff (__a), __bh = __ripplemath_halff (__b);
  float __al = __RIPPLE_KEEP (__a - __ah), __bl = __RIPPLE_KEEP (__b - __bh);
  float __r = __RIPPLE_KEEP (__c - __ah * __bh);
  __r = __RIPPLE_KEEP (__r - (__ah * __bl + __al * __bh));
  return __r - __al * __bl;
#endif
}

__RIPPLEMATH double
__ripplemath_rest (double __a, double __b, double __c)
{
#ifdef __FP_FAST_FMA
  return __builtin_fma (-__a, __b, __c);
#else
  double __ah = __ripplemath_half (__a), __bh = __ripplemath_half (__b);
  double __al = __RIPPLE_KEEP (__a - __ah), __bl = __RIPPLE_KEEP (__b - __bh);
  double __r = __RIPPLE_KEEP (__c - __ah * __bh);
  __r = __RIPPLE_KEEP (__r - (__ah * __bl + __al * __bh));
  return __r - __al * __bl;
#endif
}

/* 1 / X but for 6 % of it, for |X| < 2^125 (2^1021): for a correction that is
   small.  The exponent and what is behind it are almost the logarithm.  */

__RIPPLEMATH float
__ripplemath_reciprocalf (float __x)
{
  return __ripplemath_of_bitsf ((int) (0x7ef31200u
				       - (unsigned) __ripplemath_bitsf (__x)));
}

__extension__ __RIPPLEMATH double
__ripplemath_reciprocal (double __x)
{
  unsigned long long __n = (unsigned long long) __ripplemath_bits (__x);
  return __ripplemath_of_bits ((long long) (0x7fde624000000000ULL - __n));
}

/* cbrt, 1 ULP.  Subnormal numbers have no such logarithm.  The polynomial is
   (1 - h)^(-1/3) for |h| < 0.103: what is wrong with the first y.  */

__RIPPLEMATH float
__ripplemath_cbrtf (float __x)
{
  float __b = __builtin_fabsf (__x);
  int __small = __b < 8.077936e-28f;
  float __a = __small ? __b * 4.7223665e21f : __b;
  float __third = (float) __ripplemath_bitsf (__a) * 0.33333334f;
  float __y = __ripplemath_of_bitsf (0x54a1f000 - (int) __third);
  float __h = __RIPPLE_FMAF (-__a * (__y * __y), __y, 1.0f);
  float __p = 0.1744282f;
  __p = __RIPPLE_FMAF (__p, __h, 0.22349726f);
  __p = __RIPPLE_FMAF (__p, __h, 0.3333297f);
  __y = __RIPPLE_FMAF (__y * __h, __p, __y);
  float __q = __y * __y;
  float __r = __ripplemath_halff (__a * __q);
  float __k = __ripplemath_restf (__r * __r, __r, __a) * __q;
  __k = __RIPPLE_KEEP (__k) * __y;
  __p = __RIPPLE_FMAF (__k, 0.22222222f, 0.33333334f);
  __r = __RIPPLE_FMAF (__r * __k, __p, __r);
  __r = __small ? __r * 5.9604645e-8f : __r;
  __r = __b < __builtin_inff () ? __r : __b;
  return __builtin_copysignf (__r, __x);
}

/* The high half of the bits is a number when those of 2^52 stand in front of
   it.  Times 1/3 the 2^52 is to be added again, with the constant.  */

__extension__ __RIPPLEMATH double
__ripplemath_cbrt (double __x)
{
  double __b = __builtin_fabs (__x);
  double __a = __b < 1.1830521861667747e-271 ? __b * 1.8971375900641885e81
	       : __b;
  unsigned long long __n = (unsigned long long) __ripplemath_bits (__a) >> 32;
  double __y
    = __ripplemath_of_bits ((long long) (__n | 0x4330000000000000ULL));
  __y = __RIPPLE_FMA (__y, -0.3333333333333333, 6004800933346965.0);
  __n = (unsigned long long) __ripplemath_bits (__y) << 32;
  __y = __ripplemath_of_bits ((long long) __n);
  double __h = __RIPPLE_FMA (-__a * (__y * __y), __y, 1.0);
  double __p = 0.11296931192199958;
  __p = __RIPPLE_FMA (__p, __h, 0.12670794612984562);
  __p = __RIPPLE_FMA (__p, __h, 0.14401946803301588);
  __p = __RIPPLE_FMA (__p, __h, 0.17282955897894062);
  __p = __RIPPLE_FMA (__p, __h, 0.2222222489078661);
  __p = __RIPPLE_FMA (__p, __h, 0.33333334635501655);
  __y = __RIPPLE_FMA (__y * __h, __p, __y);
  double __q = __y * __y;
  double __r = __ripplemath_half (__a * __q);
  double __k = __ripplemath_rest (__r * __r, __r, __a) * __q;
  __k = __RIPPLE_KEEP (__k) * __y;
  __p = __RIPPLE_FMA (__k, 0.2222222222222222, 0.3333333333333333);
  __r = __RIPPLE_FMA (__r * __k, __p, __r);
  __r = __b < 1.1830521861667747e-271 ? __r * 8.077935669463161e-28 : __r;
  __r = __b < __builtin_inf () ? __r : __b;
  return __builtin_copysign (__r, __x);
}

#ifdef __RIPPLEMATH_INSTRUCTIONS

/* Y, near 1 / sqrt (A), with three times the bits.  */

__RIPPLEMATH float
__ripplemath_rsqrt_betterf (float __y, float __a)
{
  float __e = __builtin_fmaf (-__a * __y, __y, 1.0f);
  return __builtin_fmaf (__y * __e, __builtin_fmaf (__e, 0.375f, 0.5f), __y);
}

__RIPPLEMATH double
__ripplemath_rsqrt_better (double __y, double __a)
{
  double __e = __builtin_fma (-__a * __y, __y, 1.0);
  return __builtin_fma (__y * __e, __builtin_fma (__e, 0.375, 0.5), __y);
}

#endif

/* A number that has the first 12 (26) bits of 1 / sqrt (X), but for a few.  */

__RIPPLEMATH float
__ripplemath_rsqrt_aboutf (float __x)
{
#ifdef __RIPPLEMATH_INSTRUCTIONS
  return __ripplemath_insn_rsqrtf (__x);
#else
  return 1.0f / __builtin_sqrtf (__x);
#endif
}

__RIPPLEMATH double
__ripplemath_rsqrt_about (double __x)
{
#ifdef __RIPPLEMATH_INSTRUCTIONS
  double __y = __ripplemath_insn_rsqrt (__x);
  double __z = __ripplemath_rsqrt_better (__y, __x);
  return __z == __z ? __z : __y;
#else
  return 1.0 / __builtin_sqrt (__x);
#endif
}

/* 1 / sqrt (x), 1 ULP.  Where that is infinite, 0 or NaN, it is so already
   without the correction, which is NaN.  The factors keep r^2 a normal
   number.  */

__RIPPLEMATH float
__ripplemath_rsqrtf (float __x)
{
#if defined __RIPPLE_MATH_FAST && defined __RIPPLEMATH_INSTRUCTIONS
  return __ripplemath_rsqrt_betterf (__ripplemath_insn_rsqrtf (__x), __x);
#elif defined __RIPPLE_MATH_FAST
  return 1.0f / __builtin_sqrtf (__x);
#else
  int __small = __x < 7.888609e-31f;
  float __a = __x * (__small ? 1.2089258e24f : 5.9604645e-8f);
  float __y = __ripplemath_rsqrt_aboutf (__a);
  float __r = __ripplemath_halff (__y);
  float __e = __ripplemath_restf (__r * __r, __a, 1.0f);
  __r = __RIPPLE_FMAF (__r * __e, __RIPPLE_FMAF (__e, 0.375f, 0.5f), __r);
  __r = __e == __e ? __r : __y;
  return __r * (__small ? 1.0995116e12f : 0.00024414062f);
#endif
}

__RIPPLEMATH double
__ripplemath_rsqrt (double __x)
{
#if defined __RIPPLE_MATH_FAST && defined __RIPPLEMATH_INSTRUCTIONS
  double __y = __ripplemath_insn_rsqrt (__x);
  __y = __ripplemath_rsqrt_better (__y, __x);
  return __RIPPLE_FMA (__RIPPLE_FMA (-__x * __y, __y, 1.0), 0.5 * __y, __y);
#elif defined __RIPPLE_MATH_FAST
  return 1.0 / __builtin_sqrt (__x);
#else
  double __a = __x * (__x < 1.1830521861667747e-271 ? 4.149515568880993e180
		      : 5.421010862427522e-20);
  double __y = __ripplemath_rsqrt_about (__a);
  double __r = __ripplemath_half (__y);
  double __e = __ripplemath_rest (__r * __r, __a, 1.0);
  __r = __RIPPLE_FMA (__r * __e, __RIPPLE_FMA (__e, 0.375, 0.5), __r);
  __r = __e == __e ? __r : __y;
  return __r * (__x < 1.1830521861667747e-271 ? 2.037035976334486e90
		: 2.3283064365386963e-10);
#endif
}

/* hypot, 1 ULP.  Where the squares of the numbers might not be normal ones, as
   is rare, they are divided by the power of two that is in the greater one,
   which the least and the greatest exponent are kept from.  An infinity is
   stronger than a NaN.  */

__RIPPLEMATH float
__ripplemath_hypot_scaledf (float __a, float __b)
{
  float __s = __RIPPLE_FMAF (__a, __a, __b * __b);
#ifdef __RIPPLEMATH_INSTRUCTIONS
  float __y = __ripplemath_insn_rsqrtf (__s);
  float __r = __RIPPLE_KEEP (__s * __y);
#else
  float __r = __builtin_sqrtf (__s);
  float __y = __ripplemath_reciprocalf (__r);
#endif
  float __d = __RIPPLE_KEEP (__r - __a);
  float __c = __RIPPLE_KEEP (__RIPPLE_FMAF (__b, __b, -(__d * __d)));
  __c = __RIPPLE_FMAF (__a * -2.0f, __d, __c) * 0.5f;
  return __RIPPLE_FMAF (__c, __y, __r);
}

__RIPPLEMATH float
__ripplemath_hypotf (float __x, float __y)
{
  float __ax = __builtin_fabsf (__x), __ay = __builtin_fabsf (__y);
  float __a = __ax > __ay ? __ax : __ay, __b = __ax > __ay ? __ay : __ax;
#ifdef __RIPPLE_MATH_FAST
  float __s = __RIPPLE_FMAF (__x, __x, __y * __y);
# ifdef __RIPPLEMATH_INSTRUCTIONS
  float __h = __ripplemath_insn_rsqrtf (__s), __r = __s * __h;
  __r = __RIPPLE_FMAF (__RIPPLE_FMAF (-__r, __r, __s), 0.5f * __h, __r);
# else
  float __r = __builtin_sqrtf (__s);
# endif
  int __rare = __RIPPLEMATH_UNUSUALF (__s);
#else
  float __r = __ripplemath_hypot_scaledf (__a, __b);
  unsigned __i = (unsigned) __ripplemath_bitsf (__a);
  int __rare = (int) ((__i - 0x21800000u) | (0x5f000000u - __i)) < 0;
#endif
  if (__builtin_expect (__rare, 0))
    {
      float __e = __ripplemath_of_bitsf (__ripplemath_bitsf (__a)
					 & 0x7f800000);
      __e = __e > 1.1754944e-38f ? __e : 1.1754944e-38f;
      __e = __e < 8.507059e37f ? __e : 8.507059e37f;
      float __f = __ripplemath_of_bitsf (0x7f000000
					 - __ripplemath_bitsf (__e));
      __r = __ripplemath_hypot_scaledf (__a * __f, __b * __f) * __e;
      __r = __ax + __ay == 0.0f ? 0.0f : __builtin_fabsf (__r);
      __r = __ax == __builtin_inff () ? __ax : __r;
      __r = __ay == __builtin_inff () ? __ay : __r;
    }
  return __r;
}

/* A number near sqrt (S), and *Y near its reciprocal.  */

__RIPPLEMATH double
__ripplemath_sqrt_about (double __s, double *__y)
{
#ifdef __RIPPLEMATH_INSTRUCTIONS
  *__y = __ripplemath_insn_rsqrt (__s);
  *__y = __ripplemath_rsqrt_better (*__y, __s);
  return __RIPPLE_KEEP (__s * *__y);
#else
  double __r = __builtin_sqrt (__s);
  *__y = __ripplemath_reciprocal (__r);
  return __r;
#endif
}

__extension__ __RIPPLEMATH double
__ripplemath_hypot_scaled (double __a, double __b)
{
  double __y, __r
    = __ripplemath_sqrt_about (__RIPPLE_FMA (__a, __a, __b * __b), &__y);
  double __d = __RIPPLE_KEEP (__r - __a);
  double __c = __RIPPLE_KEEP (__RIPPLE_FMA (__b, __b, -(__d * __d)));
  __c = __RIPPLE_FMA (__a * -2.0, __d, __c) * 0.5;
  return __RIPPLE_FMA (__c, __y, __r);
}

__extension__ __RIPPLEMATH double
__ripplemath_hypot (double __x, double __y)
{
  double __ax = __builtin_fabs (__x), __ay = __builtin_fabs (__y);
  double __a = __ax > __ay ? __ax : __ay, __b = __ax > __ay ? __ay : __ax;
#ifdef __RIPPLE_MATH_FAST
  double __s = __RIPPLE_FMA (__x, __x, __y * __y), __h;
  double __r = __ripplemath_sqrt_about (__s, &__h);
# ifdef __RIPPLEMATH_INSTRUCTIONS
  __r = __RIPPLE_FMA (__RIPPLE_FMA (-__r, __r, __s), 0.5 * __h, __r);
# endif
  int __rare = __RIPPLEMATH_UNUSUAL (__s);
#else
  double __r = __ripplemath_hypot_scaled (__a, __b);
# if defined __SSE2__ && !defined __SSE4_2__
  int __rare = !((__a >= 3.054936363499605e-151)
		 & (__a <= 3.3519519824856493e153));
# else
  unsigned long long __i = (unsigned long long) __ripplemath_bits (__a);
  __i = (__i - 0x20b0000000000000ULL) | (0x5fd0000000000000ULL - __i);
  int __rare = (long long) __i < 0;
# endif
#endif
  if (__builtin_expect (__rare, 0))
    {
      double __e = __ripplemath_of_bits (__ripplemath_bits (__a)
					   & 0x7ff0000000000000LL);
      __e = __e > 2.2250738585072014e-308 ? __e : 2.2250738585072014e-308;
      __e = __e < 4.49423283715579e307 ? __e : 4.49423283715579e307;
      double __f = __ripplemath_of_bits (0x7fe0000000000000LL
					   - __ripplemath_bits (__e));
      __r = __ripplemath_hypot_scaled (__a * __f, __b * __f) * __e;
      __r = __ax + __ay == 0.0 ? 0.0 : __builtin_fabs (__r);
      __r = __ax == __builtin_inf () ? __ax : __r;
      __r = __ay == __builtin_inf () ? __ay : __r;
    }
  return __r;
}

#endif
