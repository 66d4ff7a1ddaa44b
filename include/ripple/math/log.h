/* log, log2, log10, log1p on lanes.  See core.h.

   log x = k log 2 + log (1 - g),  x = 2^k (1 - g),

   with 1 - g between a = 3/4 (log, log1p) or sqrt (1/2) (log2, log10) and 2 a.
   a is such that |log (1 - g)| is never much larger than the result, in which
   a rounding error of it would show.  It is g, and not -g, because 1 - x is
   the zero that leads to log 1 = +0 in every rounding mode.

   float: log (1 - g) is a polynomial that begins with -g, exactly, so that the
   coefficients that follow, and what is done with them, need not be exact.

   double: with s = g / (2 - g), log (1 - g) = -2 artanh s = -(2 s + s R),
   R = 2/3 s^2 + 2/5 s^4 + ...  With h = g^2 / 2, 2 s = g + g s and
   g s = h + s h, so that it begins with -g again:
   log (1 - g) = -(g + (h + s (h + R))).
   The division is done while other units evaluate R, and R has a third of the
   coefficients of a polynomial in g.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_LOG_H
#define RIPPLE_MATH_LOG_H

#pragma GCC system_header

#include "core.h"

/* 2^23 times the exponent of X, if those of the numbers from the one whose
   bits are A to twice it are 0; X without it.  */

__RIPPLEMATH int
__ripplemath_log_exponentf (float __x, unsigned __a)
{
  return (int) (((unsigned) __ripplemath_bitsf (__x) - __a) & 0xff800000u);
}

__RIPPLEMATH float
__ripplemath_log_mantissaf (float __x, int __e)
{
  return __ripplemath_of_bitsf ((int) ((unsigned) __ripplemath_bitsf (__x)
				       - (unsigned) __e));
}

/* The logarithm of X, R if X is a positive number.  */

__RIPPLEMATH float
__ripplemath_log_resultf (float __x, float __r)
{
  __r = __x < __builtin_inff () ? __r : __x;
  return __x > 0.0f ? __r
	 : __x == 0.0f ? -__builtin_inff () : __builtin_nanf ("");
}

/* Define NAME, a logarithm.  OF (X, K) is that of a normal number X, from
   whose exponent, times 2^23, K is subtracted.  What is not normal is rare: it
   is made normal first, or what OF makes of it is not looked at.  */

#ifdef __RIPPLE_MATH_FAST
# define __RIPPLEMATH_LOGF(NAME, OF) \
    __RIPPLEMATH float \
    NAME (float __x) \
    { \
      return OF (__x, 0.0f); \
    }
#else
# define __RIPPLEMATH_LOGF(NAME, OF) \
    __RIPPLEMATH float \
    NAME (float __x) \
    { \
      float __r = OF (__x, 0.0f); \
      if (__RIPPLEMATH_UNUSUALF (__x)) \
	__r = __ripplemath_log_resultf \
	  (__x, OF (__x < __FLT_MIN__ ? __x * 8388608.0f : __x, \
		    __x < __FLT_MIN__ ? 1.9293798e8f : 0.0f)); \
      return __r; \
    }
#endif

/* log x, 1 ULP.  The first part of log 2 has 15 bits: k times it is exact.
   Polynomial: log (1 + f), -1/4 <= f <= 1/2, degree 10, 2^-27.5.  */

__RIPPLEMATH float
__ripplemath_log_tailf (float __g)
{
  float __g_2 = __g * __g;
  float __p = __RIPPLE_FMAF (0.04507361f, __g, 0.104645304f);
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.13162985f, __g, 0.1447882f));
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.16647165f, __g, 0.19990806f));
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.25000098f, __g, 0.3333345f));
  __p = __RIPPLE_FMAF (__p, __g, 0.5f);
  return __p * (__g * __g);
}

__RIPPLEMATH float
__ripplemath_log_normalf (float __x, float __less)
{
  int __e = __ripplemath_log_exponentf (__x, 0x3f400000u);
  float __k = (float) __e - __less;
  float __g = __RIPPLE_KEEP (1.0f - __ripplemath_log_mantissaf (__x, __e));
  float __t = __ripplemath_log_tailf (__g);
  __t = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -1.703032e-13f, __t));
  __t = __RIPPLE_KEEP (__g + __t);
  __t = __RIPPLE_FMAF (__k, 8.262941e-8f, -__t);
  return __t;
}

__RIPPLEMATH_LOGF (__ripplemath_logf, __ripplemath_log_normalf)

/* log2 x, 1 ULP.
   Polynomial: log2 (1 + f), sqrt (1/2) <= 1 + f <= sqrt 2, degree 10,
   2^-26.5.  */

__RIPPLEMATH float
__ripplemath_log2_normalf (float __x, float __less)
{
  int __e = __ripplemath_log_exponentf (__x, 0x3f3504f3u);
  float __k = (float) __e - __less;
  float __g = __RIPPLE_KEEP (1.0f - __ripplemath_log_mantissaf (__x, __e));
  float __g_2 = __g * __g;
  float __p = 0.1095946f;
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.18595557f, __g, 0.19111213f));
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.20464502f, __g, 0.23961605f));
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.28856435f, __g, 0.3606966f));
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.48089832f, __g, -0.028652648f));
  __p = __RIPPLE_FMAF (__p, __g, -0.05730496f);
  __p = __RIPPLE_KEEP (__RIPPLE_FMAF (__g, 0.75f, __RIPPLE_KEEP (__p)));
  __p = __RIPPLE_KEEP (__RIPPLE_FMAF (__p, __g, __RIPPLE_KEEP (1.5f * __g)));
  /* Not fma with -p, which may become -p without p: the zero of log2 1 would
     be negative with downward rounding.  */
  return __k * (1 / 8388608.0f) - __p;
}

__RIPPLEMATH_LOGF (__ripplemath_log2f, __ripplemath_log2_normalf)

/* log10 x, 1 ULP.  The coefficient of g has 11 bits and is exact in a fused
   operation, or if it is multiplied with two parts of g.
   Polynomial: log10 (1 + f), sqrt (1/2) <= 1 + f <= sqrt 2, degree 10,
   2^-26.7.  */

__RIPPLEMATH float
__ripplemath_log10_normalf (float __x, float __less)
{
  int __e = __ripplemath_log_exponentf (__x, 0x3f3504f3u);
  float __k = (float) __e - __less;
  float __g = __RIPPLE_KEEP (1.0f - __ripplemath_log_mantissaf (__x, __e));
  float __g_2 = __g * __g;
  float __p = __RIPPLE_FMAF (0.03309985f, __g, 0.056088984f);
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.057540078f, __g, 0.06158496f));
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.07212769f, __g, 0.08686763f));
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.108580746f, __g, 0.1447648f));
  __p = __RIPPLE_FMAF (__p, __g, 0.21714719f);
#ifdef __FP_FAST_FMAF
  __p = __builtin_fmaf (__p, __g, -3.169001e-5f) * __g;
  __p = __builtin_fmaf (__k, -5.4896344e-13f, __RIPPLE_KEEP (__p));
  __p = __builtin_fmaf (__g, 0.43432617f, __p);
#else
  float __h = __ripplemath_of_bitsf (__ripplemath_bitsf (__g) & -0x1000);
  float __l = __g * -3.169001e-5f - __k * 5.4896344e-13f;
  __l = __RIPPLE_KEEP (__RIPPLE_KEEP (__g - __h) * 0.43432617f
		       + __RIPPLE_KEEP (__l));
  __p = __RIPPLE_KEEP (__p * __g * __g + __l);
  __p = __h * 0.43432617f + __p;
#endif
  __p = __RIPPLE_FMAF (__k, 3.5885023e-8f, -__RIPPLE_KEEP (__p));
  return __p;
}

__RIPPLEMATH_LOGF (__ripplemath_log10f, __ripplemath_log10_normalf)

/* log (1 + x), 1 ULP.  2^-k (1 + x) = 1 + f: f is exact, because a = 3/4.  */

__RIPPLEMATH float
__ripplemath_log1p_middlef (float __x, float __more)
{
  int __e = (int) ((0x3fbfffffu - (unsigned) __ripplemath_bitsf (1.0f + __x))
		   & 0xff800000u);
  float __s = __ripplemath_of_bitsf ((int) (0x3f800000u + (unsigned) __e));
  float __f = __RIPPLE_KEEP (__RIPPLE_FMAF (__x, __s,
					    -__RIPPLE_KEEP (1.0f - __s)));
  float __k = (float) __e - __more;
  float __t = -__ripplemath_log_tailf (-__f);
  __t = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -1.703032e-13f, __t));
  __t = __RIPPLE_KEEP (__f + __t);
  return __RIPPLE_FMAF (__k, -8.262941e-8f, __t);
}

__RIPPLEMATH float
__ripplemath_log1pf (float __x)
{
  float __t = __ripplemath_log1p_middlef (__x, 0.0f);
#ifndef __RIPPLE_MATH_FAST
  if (__builtin_expect (!((__x > -1.0f) & (__x < 1.329228e36f)), 0))
    {
      /* 2^-k has to be a normal number.  */
      __t = __ripplemath_log1p_middlef (__x * (1 / 1.8446744e19f),
					5.368709e8f);
      __t = __x < __builtin_inff () ? __t : __x;
      __t = __x > -1.0f ? __t
	    : __x == -1.0f ? -__builtin_inff () : __builtin_nanf ("");
    }
#endif
  return __x == 0.0f ? __x : __t;
}

/* The same for double.  B in OF (X, B) is what is subtracted from the
   exponent.  With downward rounding that of 1 is -0, and so is R.  */

#define __RIPPLEMATH_LOG_BIAS (4503599627370496.0 + 1023.0)

__RIPPLEMATH double
__ripplemath_log_result (double __x, double __r)
{
  __r = __x < __builtin_inf () ? __r : __x;
  return __x > 0.0 ? __r
	 : __x == 0.0 ? -__builtin_inf () : __builtin_nan ("");
}

#ifdef __RIPPLE_MATH_FAST
# define __RIPPLEMATH_LOG(NAME, OF) \
    __RIPPLEMATH double \
    NAME (double __x) \
    { \
      return OF (__x, __RIPPLEMATH_LOG_BIAS); \
    }
#else
# define __RIPPLEMATH_LOG(NAME, OF) \
    __extension__ __RIPPLEMATH double \
    NAME (double __x) \
    { \
      double __r = OF (__x, __RIPPLEMATH_LOG_BIAS); \
      if (__RIPPLEMATH_UNUSUAL (__x)) \
	__r = __ripplemath_log_result \
	  (__x, OF (__x < __DBL_MIN__ ? __x * 1.8014398509481984e16 : __x, \
		    __x < __DBL_MIN__ ? __RIPPLEMATH_LOG_BIAS + 54.0 \
		    : __RIPPLEMATH_LOG_BIAS)); \
      return __x == 1.0 ? 0.0 : __r; \
    }
#endif

/* With X = 2^k m, sqrt (1/2) <= m < sqrt 2: the bits of X with k + 1023 in the
   place of the exponent; k + B, B being the bias; m.  */

__extension__ __RIPPLEMATH unsigned long long
__ripplemath_log_split (double __x)
{
  return (unsigned long long) __ripplemath_bits (__x) + 0x95f619980c433ULL;
}

__extension__ __RIPPLEMATH double
__ripplemath_log_exponent (unsigned long long __n, double __bias)
{
  long long __k = (long long) (__n >> 52 | 0x4330000000000000ULL);
  return __RIPPLE_KEEP (__ripplemath_of_bits (__k) - __bias);
}

__extension__ __RIPPLEMATH double
__ripplemath_log_mantissa (unsigned long long __n)
{
  return __ripplemath_of_bits ((long long) ((__n & 0xfffffffffffffULL)
					    + 0x3fe6a09e667f3bcdULL));
}

/* h + s (h + R).  Polynomial: R / s^2, s^2 <= 0.02945, degree 6 in s^2, 2^-59
   of the logarithm.  */

__RIPPLEMATH double
__ripplemath_log_tail (double __g)
{
  double __s = __g / (2.0 - __g), __z = __s * __s, __h = 0.5 * __g * __g;
  double __z_2 = __z * __z;
  double __p = __RIPPLE_FMA (0.14797084677417355, __z, 0.15313937325717353);
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.18183568773752265, __z,
				    0.22222198486255781));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.2857142874326335, __z,
				    0.3999999999941048));
  __p = __RIPPLE_FMA (__p, __z, 0.6666666666666735);
  return __RIPPLE_FMA (__RIPPLE_FMA (__p, __z, __h), __s, __h);
}

/* log x, 1 ULP.  The first part of log 2 has 42 bits: k times it is exact.  */

__extension__ __RIPPLEMATH double
__ripplemath_log_normal (double __x, double __bias)
{
  unsigned long long __n = __ripplemath_log_split (__x);
  double __k = __ripplemath_log_exponent (__n, __bias);
  double __g = __RIPPLE_KEEP (1.0 - __ripplemath_log_mantissa (__n));
  double __t = __ripplemath_log_tail (__g);
  __t = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -5.497923018708371e-14, __t));
  __t = __RIPPLE_KEEP (__g + __t);
  __t = __RIPPLE_FMA (__k, 0.6931471805598903, -__t);
  return __t;
}

__RIPPLEMATH_LOG (__ripplemath_log, __ripplemath_log_normal)

/* log2 x, 1 ULP.  With c = 1 / log 2, 3/2 g is the exact beginning of c g, and
   3/4 g that of c h / g.  The polynomial is c times that of log.  */

__extension__ __RIPPLEMATH double
__ripplemath_log2_normal (double __x, double __bias)
{
  unsigned long long __n = __ripplemath_log_split (__x);
  double __k = __ripplemath_log_exponent (__n, __bias);
  double __g = __RIPPLE_KEEP (1.0 - __ripplemath_log_mantissa (__n));
  double __s = __g / (2.0 - __g), __z = __s * __s, __h = __g * __g;
  double __z_2 = __z * __z;
  double __p = __RIPPLE_FMA (0.21347255818468042, __z, 0.22093387072500895);
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.26233342554125044, __z,
				    0.32059855595147413));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.41219858558560235, __z,
				    0.5770780163471048));
  __p = __RIPPLE_FMA (__p, __z, 0.9617966939259854);
  __p = __RIPPLE_FMA (__p, __z, 0.7213475204444817 * __h) * __s;
  __p = __RIPPLE_FMA (__h, -0.028652479555518296, __p);
  __p = __RIPPLE_FMA (__g, -0.05730495911103659, __p);
#ifdef __FP_FAST_FMA
  __p = __builtin_fma (__RIPPLE_KEEP (0.75 * __g), __g, __p);
#else
  /* The rounding error of the product would show: 25 bits of g make it
     exact.  */
  double __a = __ripplemath_of_bits (__ripplemath_bits (__g) & -0x10000000LL);
  __p = 0.75 * __RIPPLE_KEEP (__g - __a) * (__g + __a) + __p;
  __p = __RIPPLE_KEEP (0.75 * __a * __a + __RIPPLE_KEEP (__p));
#endif
  __p = __k - __RIPPLE_KEEP (__RIPPLE_FMA (__g, 1.5, __p));
  return __p;
}

__RIPPLEMATH_LOG (__ripplemath_log2, __ripplemath_log2_normal)

/* log10 x, 1.3 ULP.  The first part of log10 2 has 42 bits.  */

__extension__ __RIPPLEMATH double
__ripplemath_log10_normal (double __x, double __bias)
{
  unsigned long long __n = __ripplemath_log_split (__x);
  double __k = __ripplemath_log_exponent (__n, __bias);
  double __g = __RIPPLE_KEEP (1.0 - __ripplemath_log_mantissa (__n));
  double __t = __ripplemath_log_tail (__g) * 0.4342944819032518;
  __t = __RIPPLE_FMA (__g, -0.06570551809674817, __t);
  __t = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -2.8363394551044964e-14, __t));
  __t = __RIPPLE_KEEP (__RIPPLE_FMA (__g, 0.5, __t));
  __t = __RIPPLE_FMA (__k, 0.30102999566395283, -__t);
  return __t;
}

__RIPPLEMATH_LOG (__ripplemath_log10, __ripplemath_log10_normal)

/* log (1 + x), 1.6 ULP.  2^-k (1 + x) = 1 + f: f is exact if x < sqrt 2 - 1 or
   x >= 1/2, and half an ULP off in between.  */

__extension__ __RIPPLEMATH double
__ripplemath_log1p_middle (double __x, double __bias)
{
  unsigned long long __n = __ripplemath_log_split (1.0 + __x);
  double __k = __ripplemath_log_exponent (__n, __bias);
  double __s = __ripplemath_of_bits ((long long) (0x7fe0000000000000ULL
						  - (__n & -1ULL << 52)));
  double __f = __RIPPLE_KEEP (__RIPPLE_FMA (__x, __s,
					    -__RIPPLE_KEEP (1.0 - __s)));
  double __t = -__ripplemath_log_tail (-__f);
  __t = __RIPPLE_KEEP (__RIPPLE_FMA (__k, 5.497923018708371e-14, __t));
  __t = __RIPPLE_KEEP (__f + __t);
  return __RIPPLE_FMA (__k, 0.6931471805598903, __t);
}

__RIPPLEMATH double
__ripplemath_log1p (double __x)
{
  double __t = __ripplemath_log1p_middle (__x, __RIPPLEMATH_LOG_BIAS);
#ifndef __RIPPLE_MATH_FAST
  if (__builtin_expect (!((__x > -1.0) & (__x < 1.0715086071862673e301)), 0))
    {
      /* 2^-k has to be a normal number.  */
      __t = __ripplemath_log1p_middle (__x * 5.421010862427522e-20,
				       __RIPPLEMATH_LOG_BIAS - 64.0);
      __t = __x < __builtin_inf () ? __t : __x;
      __t = __x > -1.0 ? __t
	    : __x == -1.0 ? -__builtin_inf () : __builtin_nan ("");
    }
#endif
  return __x == 0.0 ? __x : __t;
}

#endif
