/* sinh, cosh, tanh and their inverses on lanes.  See core.h.

   With |x| = k log 2 + r as in exp.h, s = 2^k / 2 and t = 2^-k / 2:

     cosh |x| = (s + t) cosh r + (s - t) sinh r
     sinh |x| = (s - t) cosh r + (s + t) sinh r

   r is h + l.  h is exact: s and s h are added last, what has an error is
   smaller.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_HYPERBOLIC_H
#define RIPPLE_MATH_HYPERBOLIC_H

#pragma GCC system_header

#include "exp.h"
#include "log.h"

/* cosh R - 1 and sinh R - R + L, where Z = R^2, for |R| < 0.416.  */

__RIPPLEMATH float
__ripplemath_evenf (float __z)
{
  float __p = 0.0013956473f;
  __p = __RIPPLE_FMAF (__p, __z, 0.04166623f);
  __p = __RIPPLE_FMAF (__p, __z, 0.5f);
  return __p * __z;
}

__RIPPLEMATH float
__ripplemath_oddf (float __z, float __r, float __l)
{
  float __p = 0.00019948026f;
  __p = __RIPPLE_FMAF (__p, __z, 0.008333202f);
  __p = __RIPPLE_FMAF (__p, __z, 0.16666667f);
  return __RIPPLE_KEEP (__RIPPLE_FMAF (__p, __z * __r, __l));
}

__RIPPLEMATH double
__ripplemath_even (double __z)
{
  double __z_2 = __z * __z;
  double __p = __RIPPLE_FMA (2.7663904175436424e-07, __z,
			     2.4801385265590964e-05);
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.0013888889062493774, __z,
				    0.04166666666601673));
  __p = __RIPPLE_FMA (__p, __z, 0.5000000000000079);
  return __p * __z;
}

__RIPPLEMATH double
__ripplemath_odd (double __z, double __r, double __l)
{
  double __z_2 = __z * __z;
  double __p = __RIPPLE_FMA (2.5134375379617928e-08, __z,
			     2.7557162570329773e-06);
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.0001984126997671051, __z,
				    0.00833333333328218));
  __p = __RIPPLE_FMA (__p, __z, 0.1666666666666673);
  return __RIPPLE_KEEP (__RIPPLE_FMA (__p, __z * __r, __l));
}

#ifdef __RIPPLE_MATH_FAST

/* With math=fast r is one number, between -log 2 / 2 and log 2 / 2.
   E and O are cosh r - 1 and sinh r.  t is 0 where it does not count.  */

# define __RIPPLEMATH_PARTSF(A, S, T, E, O) \
  float __k = __ripplemath_nearestf ((A) * 1.442695f); \
  float __r = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -0.69314575f, A)); \
  __r = __RIPPLE_FMAF (__k, -1.4286068e-6f, __r); \
  float __z = __r * __r; \
  float S = __ripplemath_powerf (__k, -1.0f); \
  int __n = (252 << 23) - __ripplemath_bitsf (S); \
  float T = __ripplemath_of_bitsf (__n < 0 ? 0 : __n); \
  float E = __ripplemath_evenf (__z), O = __ripplemath_oddf (__z, __r, __r)

# define __RIPPLEMATH_PARTS(A, S, T, E, O) \
  double __k = __ripplemath_nearest ((A) * 1.4426950408889634); \
  double __r = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -0.6931471805598903, A)); \
  __r = __RIPPLE_FMA (__k, -5.497923018708371e-14, __r); \
  double __z = __r * __r; \
  double S = __ripplemath_power (__k, -1.0); \
  double T = __ripplemath_power (-__k, -1.0); \
  T = __k > 900.0 ? 0.0 : T; \
  double E = __ripplemath_even (__z), O = __ripplemath_odd (__z, __r, __r)

__RIPPLEMATH float
__ripplemath_coshf (float __x)
{
  float __a = __builtin_fabsf (__x);
  __RIPPLEMATH_PARTSF (__a, __s, __t, __e, __o);
  float __c = __s + __t;
  return __RIPPLE_FMAF (__o, __s - __t, __RIPPLE_FMAF (__e, __c, __c));
}

__RIPPLEMATH double
__ripplemath_cosh (double __x)
{
  double __a = __builtin_fabs (__x);
  __RIPPLEMATH_PARTS (__a, __s, __t, __e, __o);
  double __c = __s + __t;
  return __RIPPLE_FMA (__o, __s - __t, __RIPPLE_FMA (__e, __c, __c));
}

__RIPPLEMATH float
__ripplemath_sinhf (float __x)
{
  float __a = __builtin_fabsf (__x);
  __RIPPLEMATH_PARTSF (__a, __s, __t, __e, __o);
  float __d = __s - __t;
  __d = __RIPPLE_FMAF (__o, __s + __t, __RIPPLE_FMAF (__e, __d, __d));
  return __builtin_copysignf (__d, __x);
}

__RIPPLEMATH double
__ripplemath_sinh (double __x)
{
  double __a = __builtin_fabs (__x);
  __RIPPLEMATH_PARTS (__a, __s, __t, __e, __o);
  double __d = __s - __t;
  __d = __RIPPLE_FMA (__o, __s + __t, __RIPPLE_FMA (__e, __d, __d));
  return __builtin_copysign (__d, __x);
}

#else

/* cosh x, float 1 ULP, double 2 ULP.  s and t are half of what they are above:
   s does not overflow for k = 129 (1025).  t is 0 where it does not count, and
   would not be a number.  */

__RIPPLEMATH float
__ripplemath_coshf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __k = __ripplemath_belowf (__a, 1.442695f, 0.4150375f);
  float __h = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -0.69314575f, __a));
  float __l = __k * -1.4286068e-6f;
  float __r = __h + __l;
  float __z = __r * __r;
  float __s = __ripplemath_powerf (__k, -2.0f);
  int __n = (250 << 23) - __ripplemath_bitsf (__s);
  float __t = __ripplemath_of_bitsf (__n < 0 ? 0 : __n);
  float __p = __RIPPLE_FMAF (__h, -__t, __t);
  __p = __RIPPLE_FMAF (__ripplemath_evenf (__z), __s + __t, __p);
  __p = __RIPPLE_FMAF (__ripplemath_oddf (__z, __r, __l), __s - __t, __p);
  __p = __RIPPLE_KEEP (__RIPPLE_FMAF (__h, __s, __RIPPLE_KEEP (__p))) + __s;
  return __a > 89.415985f ? __builtin_inff () : __p + __p;
}

__RIPPLEMATH double
__ripplemath_cosh (double __x)
{
  double __a = __builtin_fabs (__x);
  double __k = __ripplemath_below (__a, 1.4426950408889634,
				   0.4150374992788438);
  double __h = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -0.6931471805598903, __a));
  double __l = __k * -5.497923018708371e-14;
  double __r = __h + __l;
  double __z = __r * __r;
  double __s = __ripplemath_power (__k, -2.0);
  double __t = __ripplemath_power (-__k, -2.0);
  __t = __k > 900.0 ? 0.0 : __t;
  double __p = __RIPPLE_FMA (__h, -__t, __t);
  __p = __RIPPLE_FMA (__ripplemath_even (__z), __s + __t, __p);
  __p = __RIPPLE_FMA (__ripplemath_odd (__z, __r, __l), __s - __t, __p);
  __p = __RIPPLE_KEEP (__RIPPLE_FMA (__h, __s, __RIPPLE_KEEP (__p))) + __s;
  return __a > 710.4758600739439 ? __builtin_inf () : __p + __p;
}

/* sinh x, float 1 ULP, double 2 ULP.  Rare are numbers for which t would not
   be a normal number or the result overflows, and those so small that half of
   the result may not be exact.  */

__RIPPLEMATH float
__ripplemath_sinhf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __k = __ripplemath_belowf (__a, 1.442695f, 0.4150375f);
  float __h = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -0.69314575f, __a));
  float __l = __k * -1.4286068e-6f;
  float __r = __h + __l;
  float __z = __r * __r;
  float __s = __ripplemath_powerf (__k, -2.0f);
  unsigned __n = (250u << 23) - __ripplemath_bitsf (__s);
  float __t = __ripplemath_of_bitsf ((int) __n);
  float __q = __ripplemath_oddf (__z, __r, __l);
  float __e = __ripplemath_evenf (__z);
  float __c = __s + __t, __d = __RIPPLE_KEEP (__s - __t);
  /* What is rounded off in d counts if all is rounded to one side.  */
  float __p = __RIPPLE_KEEP (__s - __d) - __t;
  __p = __RIPPLE_FMAF (__e, __d, __RIPPLE_KEEP (__p));
  __p = __RIPPLE_KEEP (__RIPPLE_FMAF (__q, __c, __p));
  /* h c in one step would be too much for k = 12, where c is rounded.  */
  __p = __RIPPLE_KEEP (__RIPPLE_FMAF (__h, __t, __p));
  __p = __RIPPLE_KEEP (__RIPPLE_FMAF (__h, __s, __p)) + __d;
  __p = __k < 1.0f ? __h + __q : __p + __p;
  if (__RIPPLEMATH_OUTSIDEF (__x, 0x42a80000u))
    {
      float __u = __RIPPLE_KEEP (__RIPPLE_FMAF (__q, __s, __e * __s));
      __u = __RIPPLE_KEEP (__RIPPLE_FMAF (__h, __s, __u)) + __s;
      __p = __a > 84.0f ? __u + __u : __p;
      __p = __a > 89.415985f ? __builtin_inff () : __p;
    }
  return __builtin_copysignf (__p, __x);
}

__extension__ __RIPPLEMATH double
__ripplemath_sinh (double __x)
{
  double __a = __builtin_fabs (__x);
  double __k = __ripplemath_below (__a, 1.4426950408889634,
				   0.4150374992788438);
  double __h = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -0.6931471805598903, __a));
  double __l = __k * -5.497923018708371e-14;
  double __r = __h + __l;
  double __z = __r * __r;
  double __s = __ripplemath_power (__k, -2.0);
  double __t = __ripplemath_power (-__k, -2.0);
  double __q = __ripplemath_odd (__z, __r, __l), __e = __ripplemath_even (__z);
  double __c = __s + __t, __d = __RIPPLE_KEEP (__s - __t);
  /* What is rounded off in d counts if all is rounded to one side.  */
  double __p = __RIPPLE_KEEP (__s - __d) - __t;
  __p = __RIPPLE_FMA (__e, __d, __RIPPLE_KEEP (__p));
  __p = __RIPPLE_KEEP (__RIPPLE_FMA (__q, __c, __p));
#ifdef __FP_FAST_FMA
  __p = __RIPPLE_KEEP (__builtin_fma (__h, __c, __p)) + __d;
  __p = __p + __p;
#else
  __p = __RIPPLE_KEEP (__h * __t + __p);
  __p = __RIPPLE_KEEP (__h * __s + __p) + __d;
  __p = __k < 1.0 ? __h + __q : __p + __p;
#endif
  if (__RIPPLEMATH_OUTSIDE (__x, 0x4084000000000000ULL, 3.560118173611522e-306,
			    640.0))
    {
      double __u = __RIPPLE_KEEP (__RIPPLE_FMA (__q, __s, __e * __s));
      __u = __RIPPLE_KEEP (__RIPPLE_FMA (__h, __s, __u)) + __s;
      __p = __a > 640.0 ? __u + __u : __p;
      __p = __a > 710.4758600739439 ? __builtin_inf () : __p;
      __p = __a < 1e-300 ? __a : __p;
    }
  return __builtin_copysign (__p, __x);
}

#endif

/* tanh x, 1 ULP: an odd polynomial where |x| is small, and

     1 - 1 / ((2^k e^2r + 1) / 2)  with  |x| = k log 2 / 2 + r

   beyond, where the quotient is less than 1/4, and its error counts that much
   less.  */

__RIPPLEMATH float
__ripplemath_tanhf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __b = __a > 10.0f ? 10.0f : __a;
  float __k = __ripplemath_belowf (__b, 2.88539f, 0.4150375f);
  /* This constant has 21 bits, and an error of 2^-30: enough for k < 29.  */
  float __r = __RIPPLE_FMAF (__k, -0.3465736f, __b);
  /* (e^2r - 1) / 2.  */
  float __r_2 = __r * __r;
  float __p = __RIPPLE_FMAF (0.04722576f, __r, 0.13372274f);
  __p = __RIPPLE_FMAF (__p, __r_2,
		       __RIPPLE_FMAF (0.33325407f, __r, 0.66666365f));
  __p = __RIPPLE_FMAF (__p, __r, 1.0000005f);
  __p = __RIPPLE_FMAF (__p, __r * __r, __r);
  float __s = __ripplemath_powerf (__k, 0.0f);
  __p = __RIPPLE_FMAF (__p, __s, __RIPPLE_KEEP (__RIPPLE_FMAF (__s, 0.5f,
							       0.5f)));
  __p = 1.0f - 1.0f / __p;
  float __z = __a * __a;
  float __z_2 = __z * __z;
  float __q = -0.0003813805f;
  __q = __RIPPLE_FMAF (__q, __z_2,
		       __RIPPLE_FMAF (0.0023730728f, __z, -0.008033264f));
  __q = __RIPPLE_FMAF (__q, __z_2,
		       __RIPPLE_FMAF (0.02153838f, __z, -0.05389517f));
  __q = __RIPPLE_FMAF (__q, __z, 0.13332552f);
  __z = __z * __a;
#ifdef __FP_FAST_FMAF
  __q = __RIPPLE_FMAF (__q, __a * __a, -0.33333305f);
  __q = __RIPPLE_FMAF (__q, __z, __a);
#else
  __q = __q * (__a * __a) + (0.25f - 0.33333305f);
  __q = __RIPPLE_KEEP (__q * __z - 0.25f * __z) + __a;
#endif
  return __builtin_copysignf (__a < 0.973f ? __q : __p, __x);
}

__RIPPLEMATH double
__ripplemath_tanh (double __x)
{
  double __a = __builtin_fabs (__x);
  double __b = __a > 20.0 ? 20.0 : __a;
  double __k = __ripplemath_below (__b, 2.8853900817779268,
				   0.4150374992788438);
  double __r = __RIPPLE_KEEP (__RIPPLE_FMA (__k, -0.34657359027994517, __b));
  __r = __RIPPLE_FMA (__k, -2.7489615093541856e-14, __r);
  double __r_2 = __r * __r;
  double __p = 2.7241673478502166e-05;
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.0001412209575328088, __r,
				    0.000705379407461266));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.003174603965240408, __r,
				    0.012698414464764524));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.04444444439171179, __r,
				    0.13333333331844308));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.3333333333337841, __r,
				    0.6666666666667097));
  __p = __RIPPLE_FMA (__p, __r, 0.9999999999999991);
  __p = __RIPPLE_FMA (__p, __r * __r, __r);
  double __s = __ripplemath_power (__k, 0.0);
  __p = __RIPPLE_FMA (__p, __s, __RIPPLE_KEEP (__RIPPLE_FMA (__s, 0.5, 0.5)));
  __p = 1.0 - 1.0 / __p;
  double __z = __a * __a;
  double __z_2 = __z * __z;
  double __q = -7.149149108170305e-08;
  __q = __RIPPLE_FMA (__q, __z_2,
		      __RIPPLE_FMA (7.165163105407807e-07, __z,
				    -3.6161788062340676e-06));
  __q = __RIPPLE_FMA (__q, __z_2,
		      __RIPPLE_FMA (1.271088404989629e-05, __z,
				    -3.6545592804416215e-05));
  __q = __RIPPLE_FMA (__q, __z_2,
		      __RIPPLE_FMA (9.516436940584885e-05, __z,
				    -0.00023828751859533015));
  __q = __RIPPLE_FMA (__q, __z_2,
		      __RIPPLE_FMA (0.0005897263179908921, __z,
				    -0.0014557553236395585));
  __q = __RIPPLE_FMA (__q, __z_2,
		      __RIPPLE_FMA (0.00359211315542944, __z,
				    -0.008863233593387596));
  __q = __RIPPLE_FMA (__q, __z_2,
		      __RIPPLE_FMA (0.021869488371393027, __z,
				    -0.05396825395987993));
  __q = __RIPPLE_FMA (__q, __z, 0.1333333333331171);
  __z = __z * __a;
#ifdef __FP_FAST_FMA
  __q = __RIPPLE_FMA (__q, __a * __a, -0.33333333333333137);
  __q = __RIPPLE_FMA (__q, __z, __a);
#else
  __q = __q * (__a * __a) + (0.25 - 0.33333333333333137);
  __q = __RIPPLE_KEEP (__q * __z - 0.25 * __z) + __a;
#endif
  return __builtin_copysign (__a < 0.973 ? __q : __p, __x);
}

/* The inverse functions are logarithms of some y, whose rounding error must
   not show:

     log (y + d) = log y + d / y = k log 2 + log (1 + f) + d / y,
     y = 2^k (1 + f).

   C - A B, where A B is nearly C: without an error that counts.  */

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
