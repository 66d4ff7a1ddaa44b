/* asinh, acosh, atanh on lanes.  See core.h.

   These are logarithms of some y, whose rounding error must not show:

     log (y + d) = log y + d / y = k log 2 + log (1 + f) + d / y,
     y = 2^k (1 + f).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_INVERSE_HYPERBOLIC_H
#define RIPPLE_MATH_INVERSE_HYPERBOLIC_H

#pragma GCC system_header

#include "log.h"

/* C - A B, where A B is nearly C: without an error that counts.  */

__RIPPLEMATH float
__ripplemath_residuef (float __c, float __a, float __b)
{
#ifdef __FP_FAST_FMAF
  return __builtin_fmaf (-__a, __b, __c);
#else
  float __i = __ripplemath_of_bitsf (__ripplemath_bitsf (__a) & -0x1000);
  float __j = __ripplemath_of_bitsf (__ripplemath_bitsf (__b) & -0x1000);
  float __u = __RIPPLE_KEEP (__a - __i), __v = __RIPPLE_KEEP (__b - __j);
  __c = __RIPPLE_KEEP (__c - __i * __j);
  __c = __RIPPLE_KEEP (__RIPPLE_KEEP (__c - __i * __v) - __u * __j);
  return __RIPPLE_KEEP (__c - __u * __v);
#endif
}

__extension__ __RIPPLEMATH double
__ripplemath_residue (double __c, double __a, double __b)
{
#ifdef __FP_FAST_FMA
  return __builtin_fma (-__a, __b, __c);
#else
  double __i = __ripplemath_of_bits (__ripplemath_bits (__a) & -0x8000000LL);
  double __j = __ripplemath_of_bits (__ripplemath_bits (__b) & -0x8000000LL);
  double __u = __RIPPLE_KEEP (__a - __i), __v = __RIPPLE_KEEP (__b - __j);
  __c = __RIPPLE_KEEP (__c - __i * __j);
  __c = __RIPPLE_KEEP (__RIPPLE_KEEP (__c - __i * __v) - __u * __j);
  return __RIPPLE_KEEP (__c - __u * __v);
#endif
}

/* -log (1 - g) - g - c, for -1/2 <= g <= 1/4: the polynomial is that of logf,
   and g^2 / 2 is added last.  */

__RIPPLEMATH float
__ripplemath_log_restf (float __g, float __c)
{
  float __z = __RIPPLE_KEEP (__g * __g);
  float __g_2 = __g * __g;
  float __p = 0.04507361f;
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.104645304f, __g, 0.13162985f));
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.1447882f, __g, 0.16647165f));
  __p = __RIPPLE_FMAF (__p, __g_2,
		       __RIPPLE_FMAF (0.19990806f, __g, 0.25000098f));
  __p = __RIPPLE_FMAF (__p, __g, 0.3333345f);
  __p = __RIPPLE_KEEP (__RIPPLE_FMAF (__p * __g, __z, -__c));
  return __RIPPLE_KEEP (__RIPPLE_FMAF (__z, 0.5f, __p));
}

/* log (Y 2^N) + C, for Y >= 1.  */

__RIPPLEMATH float
__ripplemath_log_plusf (float __y, float __n, float __c)
{
  int __e = (__ripplemath_bitsf (__y) - 0x3f400000) & -0x800000;
  float __m = __ripplemath_of_bitsf (__ripplemath_bitsf (__y) - __e);
  float __g = __RIPPLE_KEEP (1.0f - __m);
  float __k = (float) __e + 8388608.0f * __n;
  float __t = __ripplemath_log_restf (__g, __c);
  __t = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -1.703032e-13f, __t));
  __t = __RIPPLE_KEEP (__g + __t);
  return __RIPPLE_FMAF (__k, 8.262941e-8f, -__t);
}

__extension__ __RIPPLEMATH double
__ripplemath_log_plus (double __y, double __n, double __c)
{
  unsigned long long __e = __ripplemath_log_split (__y);
  double __k = __ripplemath_log_exponent (__e, __RIPPLEMATH_LOG_BIAS - __n);
  double __g = __RIPPLE_KEEP (1.0 - __ripplemath_log_mantissa (__e));
  double __t = __ripplemath_log_tail (__g) - __c;
  __t = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -5.497923018708371e-14, __t));
  __t = __RIPPLE_KEEP (__g + __t);
  return __RIPPLE_FMA (__k, 0.6931471805598903, -__t);
}

/* asinh x, float 1 ULP, double 2 ULP:

     asinh |x| = log (|x| + sqrt (x^2 + 1)),

   where the sum is 2 |x| if |x| is large, and the result x if it is small.  */

__RIPPLEMATH float
__ripplemath_asinhf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __b = __a > 4096.0f ? 4096.0f : __a;
  float __p = __RIPPLE_KEEP (__b * __b);
  float __t = __RIPPLE_KEEP (__p + 1.0f);
  float __h = __RIPPLE_KEEP (__t - __p);
  __h = __RIPPLE_KEEP (__p - __RIPPLE_KEEP (__t - __h))
	+ __RIPPLE_KEEP (1.0f - __h);
  __h = __h - __ripplemath_residuef (__p, __b, __b);
  float __s = __builtin_sqrtf (__t);
  __h += __ripplemath_residuef (__t, __s, __s);
  float __y = __RIPPLE_KEEP (__s + __b);
  float __d = __RIPPLE_KEEP (__b - __RIPPLE_KEEP (__y - __s));
  __s += __s;
  __d = __RIPPLE_FMAF (__d, __s, __h) / (__s * __y);
  __y = __a > 4096.0f ? __a : __y;
  float __n = __a > 4096.0f ? 1.0f : 0.0f;
  __p = __ripplemath_log_plusf (__y, __n, __d);
  __p = __a < 0.00018f ? __a : __p;
  __p = __a > __FLT_MAX__ ? __a : __p;
  return __ripplemath_signedf (__p, __x);
}

__RIPPLEMATH double
__ripplemath_asinh (double __x)
{
  double __a = __builtin_fabs (__x);
  double __b = __a > 268435456.0 ? 268435456.0 : __a;
  double __p = __RIPPLE_KEEP (__b * __b);
  double __t = __RIPPLE_KEEP (__p + 1.0);
  double __h = __RIPPLE_KEEP (__t - __p);
  __h = __RIPPLE_KEEP (__p - __RIPPLE_KEEP (__t - __h))
	+ __RIPPLE_KEEP (1.0 - __h);
  __h = __h - __ripplemath_residue (__p, __b, __b);
  double __s = __builtin_sqrt (__t);
  __h += __ripplemath_residue (__t, __s, __s);
  double __y = __RIPPLE_KEEP (__s + __b);
  double __d = __RIPPLE_KEEP (__b - __RIPPLE_KEEP (__y - __s));
  __s += __s;
  __d = __RIPPLE_FMA (__d, __s, __h) / (__s * __y);
  __y = __a > 268435456.0 ? __a : __y;
  double __n = __a > 268435456.0 ? 1.0 : 0.0;
  __p = __ripplemath_log_plus (__y, __n, __d);
  __p = __a < 1e-8 ? __a : __p;
  __p = __a > __DBL_MAX__ ? __a : __p;
  return __ripplemath_signed (__p, __x);
}

/* acosh x = log (x + sqrt (x^2 - 1)), float 1 ULP, double 2 ULP.  x - 1 is
   exact.  For x = 1, the divisor must not be 0.  */

__RIPPLEMATH float
__ripplemath_acoshf (float __x)
{
  float __b = __x > 4096.0f ? 4096.0f : __x;
  float __d = __b - 1.0f;
  float __p = __RIPPLE_KEEP (__b + 1.0f);
  float __t = __RIPPLE_KEEP (__d * __p);
  float __h = __b - __RIPPLE_KEEP (__p - 1.0f);
  __h = __RIPPLE_FMAF (__d, __h, -__ripplemath_residuef (__t, __d, __p));
  float __s = __builtin_sqrtf (__t);
  __h += __ripplemath_residuef (__t, __s, __s);
  float __y = __RIPPLE_KEEP (__b + __s);
  __d = __RIPPLE_KEEP (__s - __RIPPLE_KEEP (__y - __b));
  __s += __s;
  __d = __RIPPLE_FMAF (__d, __s, __h) / __RIPPLE_FMAF (__s, __y, 1e-30f);
  __y = __x > 4096.0f ? __x : __y;
  float __n = __x > 4096.0f ? 1.0f : 0.0f;
  __p = __builtin_fabsf (__ripplemath_log_plusf (__y, __n, __d));
  __p = __x > __FLT_MAX__ ? __x : __p;
  return __x < 1.0f ? __builtin_nanf ("") : __p;
}

__RIPPLEMATH double
__ripplemath_acosh (double __x)
{
  double __b = __x > 268435456.0 ? 268435456.0 : __x;
  double __d = __b - 1.0;
  double __p = __RIPPLE_KEEP (__b + 1.0);
  double __t = __RIPPLE_KEEP (__d * __p);
  double __h = __b - __RIPPLE_KEEP (__p - 1.0);
  __h = __RIPPLE_FMA (__d, __h, -__ripplemath_residue (__t, __d, __p));
  double __s = __builtin_sqrt (__t);
  __h += __ripplemath_residue (__t, __s, __s);
  double __y = __RIPPLE_KEEP (__b + __s);
  __d = __RIPPLE_KEEP (__s - __RIPPLE_KEEP (__y - __b));
  __s += __s;
  __d = __RIPPLE_FMA (__d, __s, __h) / __RIPPLE_FMA (__s, __y, 1e-100);
  __y = __x > 268435456.0 ? __x : __y;
  double __n = __x > 268435456.0 ? 1.0 : 0.0;
  __p = __builtin_fabs (__ripplemath_log_plus (__y, __n, __d));
  __p = __x > __DBL_MAX__ ? __x : __p;
  return __x < 1.0 ? __builtin_nan ("") : __p;
}

/* atanh x, float 1 ULP, double 2 ULP:

     atanh |x| = log (1 + u) / 2,  u = 2 |x| / (1 - |x|),

   as in log1p.  What u lacks is e / (1 - |x|), and that divided by 1 + u,
   e / (1 + |x|): one division makes both.  */

__RIPPLEMATH float
__ripplemath_atanhf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __d = __RIPPLE_KEEP (1.0f - __a);
  float __l = __RIPPLE_KEEP (__RIPPLE_KEEP (1.0f - __d) - __a);
  float __n = 1.0f + __a;
  float __q = 1.0f / (__d * __n);
  float __b = __a + __a;
  float __u = __RIPPLE_KEEP (__q * __n * __b);
  __l = __ripplemath_residuef (__b, __u, __d) - __u * __l;
  __l = __l * (__q * __d);
  int __e = (0x3fbfffff - __ripplemath_bitsf (1.0f + __u)) & -0x800000;
  float __s = __ripplemath_of_bitsf (0x3f800000 + __e);
  float __f = __RIPPLE_KEEP (__RIPPLE_FMAF (__u, __s,
					    -__RIPPLE_KEEP (1.0f - __s)));
  float __k = (float) __e;
  float __t = __ripplemath_log_restf (-__f, __l);
  __t = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, 1.703032e-13f, __t));
  __t = __RIPPLE_KEEP (__f - __t);
  __t = __RIPPLE_FMAF (__k, -8.262941e-8f, __t) * 0.5f;
  __t = __a < 0.0002f ? __a : __t;
  __t = __a == 1.0f ? __builtin_inff () : __t;
  __t = __a > 1.0f ? __builtin_nanf ("") : __t;
  return __ripplemath_signedf (__t, __x);
}

__extension__ __RIPPLEMATH double
__ripplemath_atanh (double __x)
{
  double __a = __builtin_fabs (__x);
  double __d = __RIPPLE_KEEP (1.0 - __a);
  double __l = __RIPPLE_KEEP (__RIPPLE_KEEP (1.0 - __d) - __a);
  double __n = 1.0 + __a;
  double __q = 1.0 / (__d * __n);
  double __b = __a + __a;
  double __u = __RIPPLE_KEEP (__q * __n * __b);
  __l = __ripplemath_residue (__b, __u, __d) - __u * __l;
  __l = __l * (__q * __d);
  unsigned long long __e = __ripplemath_log_split (1.0 + __u);
  double __k = __ripplemath_log_exponent (__e, __RIPPLEMATH_LOG_BIAS);
  double __s = __ripplemath_of_bits ((long long) (0x7fe0000000000000ULL
						  - (__e & -1ULL << 52)));
  double __f = __RIPPLE_KEEP (__RIPPLE_FMA (__u, __s,
					    -__RIPPLE_KEEP (1.0 - __s)));
  double __t = __l - __ripplemath_log_tail (-__f);
  __t = __RIPPLE_KEEP (__RIPPLE_FMA (__k, 5.497923018708371e-14, __t));
  __t = __RIPPLE_KEEP (__f + __t);
  __t = __RIPPLE_FMA (__k, 0.6931471805598903, __t) * 0.5;
  __t = __a < 1e-8 ? __a : __t;
  __t = __a == 1.0 ? __builtin_inf () : __t;
  __t = __a > 1.0 ? __builtin_nan ("") : __t;
  return __ripplemath_signed (__t, __x);
}

#endif
