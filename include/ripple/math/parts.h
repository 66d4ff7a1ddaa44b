/* Remainders, and the parts of numbers, on lanes: fmod, remainder, drem,
   ldexp, scalbn, scalbln, frexp, modf, ilogb, logb, nextafter, fdim.  See
   core.h.  All are exact, or rounded once: their results are those of the C
   library, bit for bit.  (Of what NaN they return, nothing is promised.)

   Remainders:

     r = a - q b,  q = the integer nearest to a / b.

   For q < 2^21 (2^50) the rounding of a / b moves q by no more than 1/4, so
   that |r| <= 3/4 b.  r is a multiple of the last bit of b: it is a number of
   this type, and a fused operation gives it exactly.  While q is greater,
   b 2^k takes the part of b, k >= 1: with each step an even multiple of b is
   gone.

   Without fused operations b = b1 + b2, where b2 is its last 27 bits.  For
   q <= 2^25 both q b1 and q b2 are exact, and so is a - q b1 = r + q b2, not
   more than 2^53 last bits of b.  float numbers become double ones then, which
   gives no other result.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_PARTS_H
#define RIPPLE_MATH_PARTS_H

#pragma GCC system_header

#include "core.h"

/* What ilogb makes of 0 and NaN: what <math.h> says, if it has been included;
   if not, what glibc's says.  */
#ifdef FP_ILOGB0
# define __RIPPLE_ILOGB0 FP_ILOGB0
# define __RIPPLE_ILOGBNAN FP_ILOGBNAN
#elif defined __x86_64__ || defined __i386__
# define __RIPPLE_ILOGB0 (-__INT_MAX__ - 1)
# define __RIPPLE_ILOGBNAN (-__INT_MAX__ - 1)
#else
# define __RIPPLE_ILOGB0 (-__INT_MAX__)
# define __RIPPLE_ILOGBNAN __INT_MAX__
#endif

/* e + 127 (e + 1123, as a shift of 64 bits has no sign) for A = m 2^e,
   1 <= m < 2.  A subnormal number becomes a normal one first.  0, infinity and
   NaN have exponents, too: some that no number has.  */

__RIPPLEMATH int
__ripplemath_exponentf (float __a)
{
  int __small = __a < __FLT_MIN__;
  int __n = __ripplemath_bitsf (__small ? __a * 4.2949673e9f : __a);
  return (__n - (__small ? 32 << 23 : 0)) >> 23;
}

__extension__ __RIPPLEMATH unsigned long long
__ripplemath_exponent (double __a)
{
  unsigned long long __n = (unsigned long long)
    __ripplemath_bits (__a < __DBL_MIN__ ? __a * 1.8446744073709552e19 : __a);
  return (__n + (__a < __DBL_MIN__ ? (100ULL - 64) << 52 : 100ULL << 52))
	 >> 52;
}

/* Remainders.  */

/* A - Q B.  */

__RIPPLEMATH double
__ripplemath_minus_multiple (double __a, double __q, double __b)
{
#ifdef __FP_FAST_FMA
  return __builtin_fma (-__q, __b, __a);
#else
  __extension__ double __b1
    = __ripplemath_of_bits (__ripplemath_bits (__b) & -0x8000000LL);
  double __b2 = __RIPPLE_KEEP (__b - __b1);
  /* By halves, as the product can be greater than all numbers.  */
  double __h = __q * 0.5 * __b1;
  __a = __RIPPLE_KEEP (__a - __h);
  return __RIPPLE_KEEP (__a - __h) - __q * __b2;
#endif
}

/* The bits of a quotient that one step takes.  */
#ifdef __FP_FAST_FMA
# define __RIPPLE_QUOTIENT 50
#else
# define __RIPPLE_QUOTIENT 25
#endif

/* A, or a number up to B 2^__RIPPLE_QUOTIENT that differs from A by an
   even multiple of B.  */

__RIPPLEMATH double
__ripplemath_reduced (double __a, double __b)
{
  /* B is C or C 2^-64: 2^k alone could be too large a number.  */
  int __small = __b < __DBL_MIN__;
  double __c = __small ? __b * 1.8446744073709552e19 : __b;
  __extension__ unsigned long long __e
    = __ripplemath_exponent (__c) - 2 * 1023 + __RIPPLE_QUOTIENT - 1;
  double __end = __b * (double) (1ULL << __RIPPLE_QUOTIENT);
  while (__a > __end && __a < __builtin_inf () && __b > 0)
    {
      __extension__ unsigned long long __k = __ripplemath_exponent (__a) - __e;
      __extension__ unsigned long long __h = __k >> 1;
      double __d = __ripplemath_of_bits ((long long) (__h << 52));
      __d = __RIPPLE_KEEP (__c * __d);
      __d *= __ripplemath_of_bits ((long long) ((__k - __h) << 52));
      double __q = __builtin_roundeven (__a / __d);
      double __r = __ripplemath_minus_multiple (__a, __q, __d);
      __a = __r < 0 ? __r + __d : __r;
    }
  return __a;
}

__RIPPLEMATH double
__ripplemath_fmod (double __x, double __y)
{
  double __a = __builtin_fabs (__x), __b = __builtin_fabs (__y);
  if (__builtin_expect (__a > __b * (double) (1ULL << __RIPPLE_QUOTIENT), 0))
    __a = __ripplemath_reduced (__a, __b);
  double __q = __builtin_roundeven (__a / __b);
  double __r = __ripplemath_minus_multiple (__a, __q, __b);
  __r += __r < 0 ? __b : 0;
  return __builtin_fabs (__x) < __b ? __x : __builtin_copysign (__r, __x);
}

__RIPPLEMATH double
__ripplemath_remainder (double __x, double __y)
{
  double __a = __builtin_fabs (__x), __b = __builtin_fabs (__y);
  if (__builtin_expect (__a > __b * (double) (1ULL << __RIPPLE_QUOTIENT), 0))
    __a = __ripplemath_reduced (__a, __b);
  double __q = __builtin_roundeven (__a / __b);
  double __r = __ripplemath_minus_multiple (__a, __q, __b);
  /* To the nearest multiple, of two that are equally near to the even one.  */
  double __near = __builtin_fabs (__r), __far = __b - __near;
  double __half = __q * 0.5;
  int __odd = __half != __builtin_roundeven (__half);
  int __other = (__near > __far) | ((__near == __far) & __odd);
  __r -= __other ? __builtin_copysign (__b, __r) : 0;
  /* A zero has the sign of X; here it may have any.  */
  __r = __r == 0 ? 0 : __r;
  __r *= __builtin_copysign (1.0, __x);
  return __builtin_fabs (__x) < __b * 0.5 ? __x : __r;
}

#ifdef __FP_FAST_FMAF

/* The conditions of float functions are not under __builtin_expect, whose
   parameter is of 64 bits: the masks would have to become as wide.  */

__RIPPLEMATH float
__ripplemath_reducedf (float __a, float __b)
{
  int __small = __b < __FLT_MIN__;
  float __c = __small ? __b * 4.2949673e9f : __b;
  int __e = __ripplemath_exponentf (__c) - 2 * 127 + 20;
  float __end = __b * 2097152.0f;
  while (__a > __end && __a < __builtin_inff () && __b > 0)
    {
      int __k = __ripplemath_exponentf (__a) - __e;
      int __h = __k >> 1;
      float __d = __RIPPLE_KEEP (__c * __ripplemath_of_bitsf (__h << 23));
      __d *= __ripplemath_of_bitsf ((__k - __h) << 23);
      float __q = __builtin_roundevenf (__a / __d);
      float __r = __builtin_fmaf (-__q, __d, __a);
      __a = __r < 0 ? __r + __d : __r;
    }
  return __a;
}

__RIPPLEMATH float
__ripplemath_fmodf (float __x, float __y)
{
  float __a = __builtin_fabsf (__x), __b = __builtin_fabsf (__y);
  if (__a > __b * 2097152.0f)
    __a = __ripplemath_reducedf (__a, __b);
  float __q = __builtin_roundevenf (__a / __b);
  float __r = __builtin_fmaf (-__q, __b, __a);
  __r += __r < 0 ? __b : 0;
  return __builtin_fabsf (__x) < __b ? __x : __builtin_copysignf (__r, __x);
}

__RIPPLEMATH float
__ripplemath_remainderf (float __x, float __y)
{
  float __a = __builtin_fabsf (__x), __b = __builtin_fabsf (__y);
  if (__a > __b * 2097152.0f)
    __a = __ripplemath_reducedf (__a, __b);
  float __q = __builtin_roundevenf (__a / __b);
  float __r = __builtin_fmaf (-__q, __b, __a);
  float __near = __builtin_fabsf (__r), __far = __b - __near;
  float __half = __q * 0.5f;
  int __odd = __half != __builtin_roundevenf (__half);
  int __other = (__near > __far) | ((__near == __far) & __odd);
  __r -= __other ? __builtin_copysignf (__b, __r) : 0;
  __r = __r == 0 ? 0 : __r;
  __r *= __builtin_copysignf (1.0f, __x);
  return __builtin_fabsf (__x) < __b * 0.5f ? __x : __r;
}

#else

__RIPPLEMATH float
__ripplemath_fmodf (float __x, float __y)
{
  return (float) __ripplemath_fmod (__x, __y);
}

__RIPPLEMATH float
__ripplemath_remainderf (float __x, float __y)
{
  return (float) __ripplemath_remainder (__x, __y);
}

#endif

__RIPPLEMATH float
__ripplemath_dremf (float __x, float __y)
{
  return __ripplemath_remainderf (__x, __y);
}

__RIPPLEMATH double
__ripplemath_drem (double __x, double __y)
{
  return __ripplemath_remainder (__x, __y);
}

/* X * 2^N.  */

__RIPPLEMATH float
__ripplemath_scalbnf (float __x, int __n)
{
#ifdef __RIPPLEMATH_INSTRUCTIONS
  return __ripplemath_insn_scalbf (__x, (float) __n);
#else
  return __ripplemath_times_power2f (__x, __n);
#endif
}

__RIPPLEMATH double
__ripplemath_scalbn (double __x, int __n)
{
#ifdef __RIPPLEMATH_INSTRUCTIONS
  return __ripplemath_insn_scalb (__x, (double) __n);
#else
  return __ripplemath_times_power2 (__x, __n);
#endif
}

__RIPPLEMATH float
__ripplemath_ldexpf (float __x, int __n)
{
  return __ripplemath_scalbnf (__x, __n);
}

__RIPPLEMATH double
__ripplemath_ldexp (double __x, int __n)
{
  return __ripplemath_scalbn (__x, __n);
}

__RIPPLEMATH float
__ripplemath_scalblnf (float __x, long __n)
{
  __n = __n < -2100 ? -2100 : __n;
  return __ripplemath_scalbnf (__x, (int) (__n > 2100 ? 2100 : __n));
}

__RIPPLEMATH double
__ripplemath_scalbln (double __x, long __n)
{
  __n = __n < -2100 ? -2100 : __n;
  return __ripplemath_scalbn (__x, (int) (__n > 2100 ? 2100 : __n));
}

/* X = F 2^*E, 1/2 <= |F| < 1; X itself and 0, if X is 0, infinity or NaN.  */

__RIPPLEMATH float
__ripplemath_frexpf (float __x, int *__e)
{
  float __a = __builtin_fabsf (__x);
  int __small = __a < __FLT_MIN__;
  int __n = __ripplemath_bitsf (__small ? __x * 4.2949673e9f : __x);
  int __k = ((__n & 0x7fffffff) - (__small ? 32 << 23 : 0)) >> 23;
  float __f = __ripplemath_of_bitsf ((__n & ~0x7f800000) | 0x3f000000);
  __k = __a < __builtin_inff () ? __k - 126 : 0;
  __f = __a < __builtin_inff () ? __f : __x + __x;
  *__e = __a == 0 ? 0 : __k;
  return __a == 0 ? __x : __f;
}

__extension__ __RIPPLEMATH double
__ripplemath_frexp (double __x, int *__e)
{
  double __a = __builtin_fabs (__x);
  unsigned long long __n = (unsigned long long)
    __ripplemath_bits (__a < __DBL_MIN__ ? __x * 1.8446744073709552e19 : __x);
  unsigned long long __k
    = ((__n & ~(1ULL << 63))
       + (__a < __DBL_MIN__ ? (100ULL - 64) << 52 : 100ULL << 52)) >> 52;
  double __f = __ripplemath_of_bits ((long long) ((__n & ~(0x7ffULL << 52))
						  | 0x3feULL << 52));
  __k = __a < __builtin_inf () ? __k - 1122 : 0;
  __f = __a < __builtin_inf () ? __f : __x + __x;
  *__e = (int) (__a == 0 ? 0 : __k);
  return __a == 0 ? __x : __f;
}

/* X = *I + F, *I an integer, both of the sign of X.  */

__RIPPLEMATH float
__ripplemath_modff (float __x, float *__i)
{
  float __t = __builtin_truncf (__x);
  *__i = __t;
  return __builtin_copysignf (__x == __t ? 0 : __x - __t, __x);
}

__RIPPLEMATH double
__ripplemath_modf (double __x, double *__i)
{
  double __t = __builtin_trunc (__x);
  *__i = __t;
  return __builtin_copysign (__x == __t ? 0 : __x - __t, __x);
}

__RIPPLEMATH int
__ripplemath_ilogbf (float __x)
{
  float __a = __builtin_fabsf (__x);
  int __n = __ripplemath_exponentf (__a) - 127;
  __n = __a < __builtin_inff () ? __n : __INT_MAX__;
  __n = __a == 0 ? __RIPPLE_ILOGB0 : __n;
  return __x != __x ? __RIPPLE_ILOGBNAN : __n;
}

__extension__ __RIPPLEMATH int
__ripplemath_ilogb (double __x)
{
  double __a = __builtin_fabs (__x);
  long long __n = (long long) (__ripplemath_exponent (__a) - 1123);
  __n = __a < __builtin_inf () ? __n : (long long) __INT_MAX__;
  __n = __a == 0 ? (long long) __RIPPLE_ILOGB0 : __n;
  return (int) (__x != __x ? (long long) __RIPPLE_ILOGBNAN : __n);
}

__RIPPLEMATH float
__ripplemath_logbf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __y = (float) (__ripplemath_exponentf (__a) - 127);
  __y = __a < __builtin_inff () ? __y : __x * __x;
  return __a == 0 ? -__builtin_inff () : __y;
}

__extension__ __RIPPLEMATH double
__ripplemath_logb (double __x)
{
  double __a = __builtin_fabs (__x);
  /* An integer less than 2^52 in the last bits of 2^52.  */
  long long __n = (long long) (__ripplemath_exponent (__a) | 0x433ULL << 52);
  double __y = __ripplemath_of_bits (__n) - (4503599627370496.0 + 1123);
  /* 1 - 1 is -0, if rounding is downward.  */
  __y = __y == 0 ? 0 : __y;
  __y = __a < __builtin_inf () ? __y : __x * __x;
  return __a == 0 ? -__builtin_inf () : __y;
}

/* The neighbours of a number have the neighbours of its bits.  */

__RIPPLEMATH float
__ripplemath_nextafterf (float __x, float __y)
{
  int __away = (__x < __y) == (__x > 0);
  unsigned __n = (unsigned) __ripplemath_bitsf (__x) + (__away ? 1U : -1U);
  float __z = __ripplemath_of_bitsf ((int) __n);
  __z = __x == 0 ? __builtin_copysignf (__FLT_DENORM_MIN__, __y) : __z;
  __z = __x == __y ? __y : __z;
  return __builtin_isunordered (__x, __y) ? __x + __y : __z;
}

__RIPPLEMATH double
__ripplemath_nextafter (double __x, double __y)
{
  int __away = (__x < __y) == (__x > 0);
  __extension__ unsigned long long __n
    = (unsigned long long) __ripplemath_bits (__x) + (__away ? 1ULL : -1ULL);
  __extension__ double __z = __ripplemath_of_bits ((long long) __n);
  __z = __x == 0 ? __builtin_copysign (__DBL_DENORM_MIN__, __y) : __z;
  __z = __x == __y ? __y : __z;
  return __builtin_isunordered (__x, __y) ? __x + __y : __z;
}

__RIPPLEMATH float
__ripplemath_fdimf (float __x, float __y)
{
  return __x <= __y ? 0 : __x - __y;
}

__RIPPLEMATH double
__ripplemath_fdim (double __x, double __y)
{
  return __x <= __y ? 0 : __x - __y;
}

#endif
