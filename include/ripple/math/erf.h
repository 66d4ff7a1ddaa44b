/* erf, erfc on lanes.  See core.h.

   erf (x) = x + x P (x^2) for small x, a polynomial for greater ones, and 1
   beyond.

   erfc (x) = e^(-x^2) u P (u),  u = 1 / (x + c),  for x >= 0,
   erfc (x) = 2 - erfc (-x) for x < 0.

   x^2 has two parts, and what is wrong with u is a factor that is near 1: both
   go into the exponential.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_ERF_H
#define RIPPLE_MATH_ERF_H

#pragma GCC system_header

#include "root.h"

/* erf, 1 ULP.  P is for x <= 1.0625: degree 6 in x^2 - s.  The other
   polynomial is for 1.0625 <= x <= 4: degree 14 in x - c.  What each of them
   is at s or at c, its first coefficient, is a float but for a small part of
   an ULP.  */

__RIPPLEMATH float
__ripplemath_erff (float __x)
{
  float __a = __builtin_fabsf (__x);
#ifdef __FP_FAST_FMAF
  float __s = __builtin_fmaf (__a, __a, -0.49787474f);
#else
  float __s = __RIPPLE_KEEP (__a * __a);
  __s = __RIPPLE_KEEP (__s - 0.49787474f)
	- __ripplemath_restf (__a, __a, __s);
#endif
  float __s_2 = __s * __s;
  float __q = __RIPPLE_FMAF (7.420341e-5f, __s, -0.00056651194f);
  __q = __RIPPLE_FMAF (__q, __s_2,
		       __RIPPLE_FMAF (0.0034880296f, __s, -0.01831293f));
  __q = __RIPPLE_FMAF (__q, __s_2,
		       __RIPPLE_FMAF (0.07952647f, __s, -0.28140998f));
  __q = __RIPPLE_FMAF (__q, __s, -0.033933546f);
#ifdef __FP_FAST_FMAF
  __q = __builtin_fmaf (__q, __a, __a);
#else
  /* With what is rounded off in the product, where that is a number, and in
     the sum.  */
  float __t = __RIPPLE_KEEP (__q * __a);
  float __l = __ripplemath_restf (__q, __a, __t);
  __l = __a < 8.077936e-28f ? 0.0f : __l;
  __q = __RIPPLE_KEEP (__a + __t);
  __l = __RIPPLE_KEEP (__RIPPLE_KEEP (__RIPPLE_KEEP (__a - __q) + __t) - __l);
  __q = __q + __l;
#endif
  float __u = __RIPPLE_KEEP ((__a > 4.0f ? 4.0f : __a) - 2.2299442f);
  float __u_2 = __u * __u;
  float __p = __RIPPLE_FMAF (7.38193e-7f, __u, -2.129321e-6f);
  __p = __RIPPLE_FMAF (__p, __u_2,
		       __RIPPLE_FMAF (-1.2091521e-5f, __u, 6.2703744e-5f));
  __p = __RIPPLE_FMAF (__p, __u_2,
		       __RIPPLE_FMAF (-4.1742245e-5f, __u, -0.0003483913f));
  __p = __RIPPLE_FMAF (__p, __u_2,
		       __RIPPLE_FMAF (0.0010774015f, __u, -0.0008522618f));
  __p = __RIPPLE_FMAF (__p, __u_2,
		       __RIPPLE_FMAF (-0.0028030486f, __u, 0.011008194f));
  __p = __RIPPLE_FMAF (__p, __u_2,
		       __RIPPLE_FMAF (-0.020168709f, __u, 0.023297466f));
  __p = __RIPPLE_FMAF (__p, __u_2,
		       __RIPPLE_FMAF (-0.017424295f, __u, 0.0078138337f));
  __p = __RIPPLE_FMAF (__p, __u, 0.9983874f);
  __p = __p > 1.0f ? 1.0f : __p;
  return __builtin_copysignf (__a < 1.0625f ? __q : __p, __x);
}

/* erf, 2 ULP.  P is for x <= 1.125: degree 12 in x^2 - s, at s a double but
   for a small part of an ULP.  For 1.125 <= x <= 6 it is 1 - R^8, R = erfc
   (x)^(1/8): degree 17 in x - c, where R and its derivative are doubles but
   for a small part of an ULP; error 2^-56.3 of R^8.  R needs no exponential,
   and the further it is from 1.125 the less what is rounded in it counts.  */

__RIPPLEMATH double
__ripplemath_erf (double __x)
{
  double __a = __builtin_fabs (__x);
  double __s = __ripplemath_rest (__a, -__a, -0.48400543212890623);
  double __s_2 = __s * __s;
  double __q = __RIPPLE_FMA (5.297937205579068e-11, __s,
			     -7.868148378018286e-10);
  __q = __RIPPLE_FMA (__q, __s_2,
		      __RIPPLE_FMA (9.529876368413837e-9, __s,
				    -1.0571920493602345e-7));
  __q = __RIPPLE_FMA (__q, __s_2,
		      __RIPPLE_FMA (1.0687529096925295e-6, __s,
				    -9.750593046720381e-6));
  __q = __RIPPLE_FMA (__q, __s_2,
		      __RIPPLE_FMA (7.938057165508606e-5, __s,
				    -0.000568755230253075));
  __q = __RIPPLE_FMA (__q, __s_2,
		      __RIPPLE_FMA (0.0035254562444055944, __s,
				    -0.018507988534922987));
  __q = __RIPPLE_FMA (__q, __s_2,
		      __RIPPLE_FMA (0.08029268036257793, __s,
				    -0.28362652452809517));
#ifdef __FP_FAST_FMA
  __q = __RIPPLE_FMA (__q, __s, -0.030015243103544066);
#else
  /* Greater by 2^-54.7: that is as much too great where sums are rounded up as
     what is cut off is too small elsewhere.  */
  __q = __q * __s - 0.03001524310354403;
#endif
  __q = __RIPPLE_FMA (__q, __a, __RIPPLE_KEEP (__a));
  double __u = __RIPPLE_KEEP ((__a > 6.0 ? 6.0 : __a) - 1.983343505859375);
  double __u_2 = __u * __u;
  double __u_4 = __u_2 * __u_2;
  double __p = __RIPPLE_FMA (-1.8711536262738277e-11, __u,
			     4.4900156990212626e-11);
  __p = __RIPPLE_FMA (__RIPPLE_FMA (-2.1660713532218669e-13, __u,
				    2.9023441082560714e-12), __u_2, __p);
  double __w = __RIPPLE_FMA (-5.483570624461214e-10, __u,
			     1.1386051912688353e-07);
  __w = __RIPPLE_FMA (__RIPPLE_FMA (4.5864476062440156e-10, __u,
				    -4.153320111238533e-09), __u_2, __w);
  __p = __RIPPLE_FMA (__p, __u_4, __w);
  double __v = __RIPPLE_FMA (7.930513433771116e-06, __u,
			     0.00018555165775523147);
  __v = __RIPPLE_FMA (__RIPPLE_FMA (1.567855102738848e-07, __u,
				    -5.998322544812172e-06), __u_2, __v);
  __w = __RIPPLE_FMA (0.017387180403728966, __u, 0.018073811225624816);
  __w = __RIPPLE_FMA (__RIPPLE_FMA (-0.0006744289159247897, __u,
				    -0.0027488318811062975), __u_2, __w);
  __v = __RIPPLE_FMA (__v, __u_4, __w);
  __p = __RIPPLE_FMA (__p, __u_4 * __u_4, __v);
  __p = __RIPPLE_FMA (__p, __u, -0.2830433639262376);
#ifdef __RIPPLE_MATH_FAST
  __p = __RIPPLE_FMA (__p, __u, 0.5161020300589411);
  __p = __p * __p;
#else
  /* With what is rounded off in R: T is R, less a number whose square does not
     count with fused operations; without them T^2 is exact.  */
  double __t = __RIPPLE_KEEP (__RIPPLE_FMA (__p, __u, 0.5161020300589411));
# ifdef __FP_FAST_FMA
  __p = __RIPPLE_FMA (__p, __u, __RIPPLE_KEEP (0.5161020300589411 - __t));
  __p = __RIPPLE_FMA (__t, __t, __RIPPLE_KEEP ((__t + __t) * __p));
# else
  __t = __ripplemath_half (__t);
  __p = __p * __u + __RIPPLE_KEEP (0.5161020300589411 - __t);
  __p = __t * __t + __RIPPLE_KEEP ((__t + __t + __p) * __p);
# endif
#endif
  __p = __p * __p;
  double __e = __RIPPLE_FMA (-__p, __p, 1.0);
  return __builtin_copysign (__a < 1.125 ? __q : __e, __x);
}

/* erfc, 1 ULP: computed as double, which needs no second parts of u, P and x^2
   and so no more instructions.  P is for 0 <= x <= 10.26, c = 3: degree 9 in
   u.  e^(-x^2) = 2^k 2^r, |r| <= 1/2: degree 6.  */

__RIPPLEMATH float
__ripplemath_erfcf (float __x)
{
  float __b = __builtin_fabsf (__x);
  double __a = __b > 10.25f ? 10.25f : __b;
  double __u = 1.0 / (__a + 3.0);
  double __p = 3274.89559799014;
  __p = __RIPPLE_FMA (__p, __u, -5722.701512198952);
  __p = __RIPPLE_FMA (__p, __u, 3493.0358881747943);
  __p = __RIPPLE_FMA (__p, __u, -955.0265208712028);
  __p = __RIPPLE_FMA (__p, __u, 291.40057035174436);
  __p = __RIPPLE_FMA (__p, __u, 0.03357036635367564);
  __p = __RIPPLE_FMA (__p, __u, 15.505231642858854);
  __p = __RIPPLE_FMA (__p, __u, 4.632686830197363);
  __p = __RIPPLE_FMA (__p, __u, 1.6980061262746995);
  __p = __RIPPLE_FMA (__p, __u, 0.5641101419055838);
  double __z = __a * __a * -1.4426950408889634;
  double __k = __ripplemath_nearest (__z);
  double __r = __RIPPLE_KEEP (__z - __k);
  double __e = 0.0001534581229890366;
  __e = __RIPPLE_FMA (__e, __r, 0.0013399931228738158);
  __e = __RIPPLE_FMA (__e, __r, 0.009618488956039348);
  __e = __RIPPLE_FMA (__e, __r, 0.05550328776936467);
  __e = __RIPPLE_FMA (__e, __r, 0.2402264689064211);
  __e = __RIPPLE_FMA (__e, __r, 0.6931472057372853);
  __e = __RIPPLE_FMA (__e, __r, 1.0000000005541683);
  __e = __e * __u * __p * __ripplemath_power2 (__ripplemath_int (__k));
  __b = (float) (__x < 0.0f ? 2.0 - __e : __e);
  return __x > 10.25f ? 0.0f : __b;
}

/* erfc, 2 ULP.  P is for 0 <= x <= 27.3, c = 3: degree 23 in v = u - 0.184, at
   which P and its derivative are doubles but for a small part of an ULP.
   e^(-x^2) = 2^k e^r.  */

__RIPPLEMATH double
__ripplemath_erfc (double __x)
{
  double __a = __builtin_fabs (__x);
  __a = __a > 27.3 ? 27.3 : __a;
  double __d = __RIPPLE_KEEP (__a + 3.0);
  double __u = 1.0 / __d;
  /* Without the last bits of u the difference is exact.  */
  double __v = __RIPPLE_KEEP (__u - 0.1835869560241699);
  __u = __RIPPLE_KEEP (__v + 0.1835869560241699);
  /* By how much u is too small: the errors of the quotient and of d.  */
  double __c = __RIPPLE_KEEP (__a - __RIPPLE_KEEP (__d - 3.0));
  __c = __RIPPLE_FMA (-__c, __u, __ripplemath_rest (__u, __d, 1.0));
  double __p = -248839056.92008045;
  __p = __RIPPLE_FMA (__p, __v, -213481237.15513235);
  __p = __RIPPLE_FMA (__p, __v, 93244903.44067924);
  __p = __RIPPLE_FMA (__p, __v, 44914084.50828008);
  __p = __RIPPLE_FMA (__p, __v, -21649164.09437838);
  __p = __RIPPLE_FMA (__p, __v, -4226405.377852598);
  __p = __RIPPLE_FMA (__p, __v, 3900107.8232884514);
  __p = __RIPPLE_FMA (__p, __v, 45930.39817583887);
  __p = __RIPPLE_FMA (__p, __v, -617815.5862044253);
  __p = __RIPPLE_FMA (__p, __v, 71741.05432907715);
  __p = __RIPPLE_FMA (__p, __v, 96920.96317547925);
  __p = __RIPPLE_FMA (__p, __v, -19912.24110727851);
  __p = __RIPPLE_FMA (__p, __v, -17041.02520819116);
  __p = __RIPPLE_FMA (__p, __v, 3834.1896462936725);
  __p = __RIPPLE_FMA (__p, __v, 3679.742056999993);
  __p = __RIPPLE_FMA (__p, __v, -422.632672755737);
  __p = __RIPPLE_FMA (__p, __v, -941.8134557660135);
  __p = __RIPPLE_FMA (__p, __v, -163.30793729365817);
  __p = __RIPPLE_FMA (__p, __v, 197.5405253315504);
  __p = __RIPPLE_FMA (__p, __v, 172.16487421909864);
  __p = __RIPPLE_FMA (__p, __v, 78.13453554304);
  /* The last four steps, and by how much what they make is too great.  The
     last coefficients have so few bits that the differences are exact.  */
  double __w = __p;
  __p = __RIPPLE_KEEP (__RIPPLE_FMA (__w, __v, 24.928399789172353));
  double __l = __RIPPLE_KEEP (__p - 24.928399789172353);
  __l = __ripplemath_rest (__w, __v, __l);
  double __q = __RIPPLE_KEEP (__RIPPLE_FMA (__p, __v, 6.080103185293082));
  double __o = __RIPPLE_KEEP (__q - 6.080103185293082);
  __l = __RIPPLE_FMA (__l, __v, __ripplemath_rest (__p, __v, __o));
  double __h = __RIPPLE_KEEP (__RIPPLE_FMA (__q, __v, 1.1701117726640429));
  double __g = __RIPPLE_KEEP (__h - 1.1701117726640429);
  __l = __RIPPLE_FMA (__l, __v, __ripplemath_rest (__q, __v, __g));
  double __f = __RIPPLE_KEEP (__h * __u);
  __l = __RIPPLE_FMA (__l, __u, __ripplemath_rest (__h, __u, __f));
  double __s = __RIPPLE_KEEP (__a * __a);
  double __k = __ripplemath_nearest (__s * -1.4426950408889634);
  double __r = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -0.6931471805598903, -__s));
  /* The power of u that u P is like, within 0.03.  */
  double __y = __RIPPLE_FMA (__RIPPLE_FMA (__u, 12.5, 3.0), __u, 1.0);
  __c = __RIPPLE_FMA (__c, __y, __ripplemath_rest (__a, __a, __s));
  __c = __RIPPLE_FMA (__k, -5.497923018708371e-14, __c);
  __g = __RIPPLE_KEEP (__r + __c);
  __c = __RIPPLE_KEEP (__RIPPLE_KEEP (__r - __g) + __c);
  double __e = 2.5117895317871686e-8;
  __e = __RIPPLE_FMA (__e, __g, 2.763163074093445e-7);
  __e = __RIPPLE_FMA (__e, __g, 2.755721621336857e-6);
  __e = __RIPPLE_FMA (__e, __g, 2.4801488927042497e-5);
  __e = __RIPPLE_FMA (__e, __g, 0.00019841269917452405);
  __e = __RIPPLE_FMA (__e, __g, 0.0013888888948046805);
  __e = __RIPPLE_FMA (__e, __g, 0.008333333333307191);
  __e = __RIPPLE_FMA (__e, __g, 0.041666666666511164);
  __e = __RIPPLE_FMA (__e, __g, 0.166666666666667);
  __e = __RIPPLE_FMA (__e, __g, 0.5000000000000013);
  /* e^r = 1 + r + e: the products with r and with e are added one by one.  */
  __e = __RIPPLE_FMA (__e * __g, __g, __c);
  __l = __RIPPLE_FMA (__l, __g, __l);
  __l = __RIPPLE_KEEP (__RIPPLE_FMA (__f, __e, -__l));
  __q = __RIPPLE_KEEP (__RIPPLE_FMA (__f, __g, __l));
  __l = __RIPPLE_KEEP (__l - __ripplemath_rest (__f, __g, __q));
  __h = __RIPPLE_KEEP (__f + __q);
  __l = __RIPPLE_KEEP (__RIPPLE_KEEP (__f - __h) + __q) + __l;
  __f = __h + __l;
  __f = __ripplemath_scale (__f, __ripplemath_int (__k));
  __f = __f > 1.0 ? 1.0 : __f;
  __f = __x < 0.0 ? 2.0 - __f : __f;
  return __x > 27.3 ? 0.0 : __f;
}

#endif
