/* exp, exp2, exp10, expm1 on lanes, rounded correctly.  See exact.h.

   e^x = 2^k e^r,  k the integer nearest to x / log 2,

   and so 2^x, and 10^x.  k times the first part of log 2, or of log10 2, is
   exact.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_EXP_H
#define RIPPLE_MATH_EXACT_EXP_H

#pragma GCC system_header

/* (e^r - 1 - r) / r^2 for |r| <= 0.3466: degree 8, 2^-47.  */

__RIPPLEMATH double
__ripplemath_exact_exp_part (double __r)
{
  double __p = 2.7626603635974833e-7;
  __p = __RIPPLE_EXACT_FMA (__p, __r, 2.7625106002717597e-6);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 2.480150556839524e-5);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.00019841208749310092);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.0013888888929121507);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.008333333353721354);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.041666666666594965);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.16666666666648297);
  return __RIPPLE_EXACT_FMA (__p, __r, 0.5000000000000002);
}

/* For e^X: r, and k in the last bits of *K.  */

__RIPPLEMATH double
__ripplemath_exact_exp_rest (double __x, double *__k)
{
  double __t = __RIPPLE_EXACT_FMA (__x, 1.4426950408889634,
				   __RIPPLE_EXACT_INTEGER);
  *__k = __t;
  __t = __RIPPLE_KEEP (__t) - __RIPPLE_EXACT_INTEGER;
  __x = __RIPPLE_EXACT_FMA (__t, -0.6931471805598903, __x);
  return __RIPPLE_EXACT_FMA (__t, -5.497923018708371e-14, __x);
}

/* e^x and e^x - 1, for |x| < 700.  */

__RIPPLEMATH double
__ripplemath_exact_exp_core (double __x)
{
  double __k, __r = __ripplemath_exact_exp_rest (__x, &__k);
  double __p = __ripplemath_exact_exp_part (__r);
  __p = __RIPPLE_EXACT_FMA (__RIPPLE_EXACT_MUL (__r, __r), __p, __r);
  return __ripplemath_exact_scale (1.0 + __p, __k);
}

__RIPPLEMATH double
__ripplemath_exact_expm1_core (double __x)
{
  double __k, __r = __ripplemath_exact_exp_rest (__x, &__k);
  double __p = __ripplemath_exact_exp_part (__r);
  __p = __RIPPLE_EXACT_FMA (__RIPPLE_EXACT_MUL (__r, __r), __p, __r);
  double __s = __ripplemath_exact_scale (1.0, __k);
  return __RIPPLE_EXACT_FMA (__p, __s, __s - 1.0);
}

__RIPPLEMATH float
__ripplemath_exact_expf (float __x)
{
  float __c = __x < -105.0f ? -105.0f : __x;
  __c = __c > 90.0f ? 90.0f : __c;
  return (float) __ripplemath_exact_exp_core (__c);
}

/* (2^r - 1) / r for |r| <= 1/2: degree 9, 2^-50.  */

__RIPPLEMATH double
__ripplemath_exact_exp2_core (double __x)
{
  double __k = __x + __RIPPLE_EXACT_INTEGER;
  double __r = __x - (__RIPPLE_KEEP (__k) - __RIPPLE_EXACT_INTEGER);
  double __p = 7.0741605450752074e-9;
  __p = __RIPPLE_EXACT_FMA (__p, __r, 1.0205917031908899e-7);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 1.3215433747106212e-6);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 1.5252672859804414e-5);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.0001540353045826461);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.001333355820091579);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.00961812910759547);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.05550410866465084);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.2402265069591012);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.6931471805599462);
  return __ripplemath_exact_scale (__RIPPLE_EXACT_FMA (__p, __r, 1.0), __k);
}

__RIPPLEMATH float
__ripplemath_exact_exp2f (float __x)
{
  float __c = __x < -152.0f ? -152.0f : __x;
  __c = __c > 129.0f ? 129.0f : __c;
  float __y = (float) __ripplemath_exact_exp2_core (__c);
  __y = __RIPPLE_EXACT_BUT (__x, 0.0029695758f, 1.0020605f, __y);
  return __RIPPLE_EXACT_BUT (__x, -0.029743774f, 0.9795943f, __y);
}

/* (10^r - 1) / r for |r| <= log10 (2) / 2: degree 9, 2^-48.  */

__RIPPLEMATH float
__ripplemath_exact_exp10f (float __x)
{
  float __c = __x < -46.0f ? -46.0f : __x;
  __c = __c > 39.0f ? 39.0f : __c;
  double __a = __c;
  double __k = __RIPPLE_EXACT_FMA (__a, 3.321928094887362,
				   __RIPPLE_EXACT_INTEGER);
  double __t = __RIPPLE_KEEP (__k) - __RIPPLE_EXACT_INTEGER;
  double __r = __RIPPLE_EXACT_FMA (__t, -0.30102999566395283, __a);
  __r = __RIPPLE_EXACT_FMA (__t, -2.8363394551044964e-14, __r);
  double __p = 0.0011576618217376477;
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.005027639881158341);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.01959761529972252);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.06808909296749509);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.20699584958153144);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 0.539382931400556);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 1.1712551489081513);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 2.034678592287212);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 2.6509490552392045);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 2.3025850929940486);
  __p = __RIPPLE_EXACT_FMA (__p, __r, 1.0);
  return (float) __ripplemath_exact_scale (__p, __k);
}

__RIPPLEMATH float
__ripplemath_exact_expm1f (float __x)
{
  float __c = __x < -40.0f ? -40.0f : __x;
  __c = __c > 90.0f ? 90.0f : __c;
  float __y = (float) __ripplemath_exact_expm1_core (__c);
  return __builtin_copysignf (__y, __x);
}

#endif
