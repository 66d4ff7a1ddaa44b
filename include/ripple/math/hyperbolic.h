/* sinh, cosh, tanh on lanes.  See core.h.

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

#ifdef __RIPPLE_MATH_FAST
# include "quick-hyperbolic.h"
#else
# include "hyperbolic-parts.h"

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

#endif

/* tanh x in the same way.  */

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

#endif
