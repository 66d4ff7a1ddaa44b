/* erf, erfc on lanes, rounded correctly.  See exact.h.

   erf x = x P (x^2) for x < 1, a polynomial up to 3.93 and 1 beyond.

   erfc x = e^(-x^2) u P (u),  u = 1 / (x + 5/2),  for x >= 0,
   erfc x = 2 - erfc (-x) for x < 0.  The square of a float is exact.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_ERF_H
#define RIPPLE_MATH_EXACT_ERF_H

#pragma GCC system_header

#include "exact-exp.h"

/* Degree 23 in x, 2^-56, and 23 in x - 2.46, 2^-48.  */

__RIPPLEMATH float
__ripplemath_exact_erff (float __x)
{
  double __a = __builtin_fabsf (__x);
  __a = __a > 3.93 ? 3.93 : __a;
  double __s = __RIPPLE_EXACT_MUL (__a, __a);
  double __p = -7.768353762044835e-10;
  __p = __RIPPLE_EXACT_FMA (__p, __s, 1.3704562175136543e-8);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -1.6204701146277196e-7);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 1.6446900414260987e-6);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -1.4924691474903218e-5);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.0001205529235189505);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.0008548325882010361);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.005223977604943);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.026866170642932525);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 0.11283791670942665);
  __p = __RIPPLE_EXACT_FMA (__p, __s, -0.3761263890318346);
  __p = __RIPPLE_EXACT_FMA (__p, __s, 1.1283791670955126);
  __p = __RIPPLE_EXACT_MUL (__p, __a);
  double __t = __a - 2.46;
  double __q = 2.7651814729080433e-11;
  __q = __RIPPLE_EXACT_FMA (__q, __t, -6.218079410765853e-11);
  __q = __RIPPLE_EXACT_FMA (__q, __t, -5.281971742988839e-10);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 1.977291718643808e-9);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 2.7134768671820264e-9);
  __q = __RIPPLE_EXACT_FMA (__q, __t, -2.7379791909553922e-8);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 3.758768366890465e-8);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 1.6201239129632084e-7);
  __q = __RIPPLE_EXACT_FMA (__q, __t, -7.527668139535991e-7);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 5.982444486207335e-7);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 4.477405463167096e-6);
  __q = __RIPPLE_EXACT_FMA (__q, __t, -1.647234277082621e-5);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 1.2472894515589523e-5);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 7.49684262969051e-5);
  __q = __RIPPLE_EXACT_FMA (__q, __t, -0.0002811464538073101);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 0.00035637410577578317);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 0.0004439793150270271);
  __q = __RIPPLE_EXACT_FMA (__q, __t, -0.0029372993921668177);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 0.006806193860210814);
  __q = __RIPPLE_EXACT_FMA (__q, __t, -0.009914173470124169);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 0.009831176216641823);
  __q = __RIPPLE_EXACT_FMA (__q, __t, -0.006534519822673214);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 0.002656308870967357);
  __q = __RIPPLE_EXACT_FMA (__q, __t, 0.9994966463594434);
  float __y = (float) (__a < 1.0 ? __p : __q);
  return __builtin_copysignf (__y, __x);
}

/* P of degree 18 in u - 1/5, for x <= 10.3: 2^-50.  */

__RIPPLEMATH float
__ripplemath_exact_erfcf (float __x)
{
  double __a = __builtin_fabsf (__x);
  __a = __a > 10.25 ? 10.25 : __a;
  double __u = 1.0 / (__a + 2.5), __v = __u - 0.2;
  double __p = 281858.1775031084;
  __p = __RIPPLE_EXACT_FMA (__p, __v, -218839.92189973866);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -1998.2873816709673);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 55313.14492979528);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -13896.010360874354);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -8156.8933429456465);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 4444.36422734055);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 952.7660691208116);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -1099.520884419101);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -113.87643016750687);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 274.48870895874194);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 34.31312407771807);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -75.29351955650378);
  __p = __RIPPLE_EXACT_FMA (__p, __v, -26.228263400082607);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 17.72596882382439);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 21.406393155704905);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 11.34785291620915);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 4.023259247195766);
  __p = __RIPPLE_EXACT_FMA (__p, __v, 1.054031820305717);
  __p = __RIPPLE_EXACT_MUL (__p, __u);
  double __e = __ripplemath_exact_exp_core (-__RIPPLE_EXACT_MUL (__a, __a));
  __p = __RIPPLE_EXACT_MUL (__p, __e);
  float __y = (float) (__x < 0.0f ? 2.0 - __p : __p);
  __y = __RIPPLE_EXACT_BUT (__x, 2.6411621e-8f, 0.99999994f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 1.8488134e-7f, 0.99999976f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 7.0519027e-6f, 0.999992f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 2.411381e-5f, 0.99997276f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, -3.697627e-7f, 1.0000005f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, -0.0036103257f, 1.0040737f, __y);
  return __y;
}

#endif
