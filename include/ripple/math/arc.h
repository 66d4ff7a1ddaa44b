/* asin, acos, atan, atan2 on lanes.  See core.h.

   For a >= 0 the arc tangent is m pi / 4 + atan (t) with |t| < 0.626:

   m = 0, t = a  or  m = 1, t = (a - 1) / (a + 1)  or  m = 2, t = -1 / a.

   asin (x) is a polynomial for |x| <= 1/2.  For greater ones

   asin (x) = pi / 2 - 2 asin (s),  s = sqrt ((1 - x) / 2) <= 1/2;

   acos (x) = pi / 2 - asin (x), which is 2 asin (s) for x > 1/2.  The rounding
   of the root is made good.  Of x^2 and s^2 the lesser one is needed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_ARC_H
#define RIPPLE_MATH_ARC_H

#pragma GCC system_header

#ifdef __RIPPLE_MATH_FAST
# include "quick-arc.h"
#else
# include "root.h"

/* (atan (t) - t) / t^3 for |t| <= 0.626, S = t^2: degree 5 in S.  */

__RIPPLEMATH float
__ripplemath_atan_termf (float __s)
{
  float __s_2 = __s * __s;
  float __p = __RIPPLE_FMAF (0.027483827f, __s, -0.070266254f);
  __p = __RIPPLE_FMAF (__p, __s_2,
		       __RIPPLE_FMAF (0.10635289f, __s, -0.14227559f));
  __p = __RIPPLE_FMAF (__p, __s, 0.19996658f);
  return __RIPPLE_FMAF (__p, __s, -0.3333327f);
}

/* Degree 13.  */

__RIPPLEMATH double
__ripplemath_atan_term (double __s)
{
  double __s_2 = __s * __s;
  double __p = __RIPPLE_FMA (0.0031047123196618087, __s,
			     -0.012445269188467858);
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.025471988503816663, __s,
				    -0.03713199743660682));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.04557362873458823, __s,
				    -0.05214536192318213));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.058738677797492964, __s,
				    -0.06665592138830931));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.07692211012386863, __s,
				    -0.09090903118587221));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.11111110871182232, __s,
				    -0.14285714279978362));
  __p = __RIPPLE_FMA (__p, __s, 0.1999999999993048);
  return __RIPPLE_FMA (__p, __s, -0.3333333333333304);
}

/* M pi / 4 + atan (T + C) for a small C.  The first part of pi / 4 has 21
   bits: M times it is exact.  */

__RIPPLEMATH float
__ripplemath_atan_sumf (float __m, float __t, float __c)
{
  float __s = __t * __t;
  __c = __RIPPLE_FMAF (__m, 1.5695824e-7f, __c);
  __c = __RIPPLE_KEEP (__RIPPLE_FMAF (__ripplemath_atan_termf (__s),
				       __s * __t, __c));
  return __RIPPLE_FMAF (__m, 0.785398f, __RIPPLE_KEEP (__t + __c));
}

__RIPPLEMATH double
__ripplemath_atan_sum (double __m, double __t, double __c)
{
  double __s = __t * __t;
  __c = __RIPPLE_FMA (__m, 3.061616997868383e-17, __c);
  __c = __RIPPLE_KEEP (__RIPPLE_FMA (__ripplemath_atan_term (__s),
				      __s * __t, __c));
  return __RIPPLE_FMA (__m, 0.7853981633974483, __RIPPLE_KEEP (__t + __c));
}

/* atan, 1 ULP.  The limits are such that what is rounded in t is small beside
   the result.  */

__RIPPLEMATH float
__ripplemath_atanf (float __x)
{
  float __a = __builtin_fabsf (__x);
  int __near = __a < 0.625f, __far = __a > 1.8125f;
  float __n = __far ? -1.0f : __near ? __a : __a - 1.0f;
  float __d = __far ? __a : __near ? 1.0f : __a + 1.0f;
  float __m = __far ? 2.0f : __near ? 0.0f : 1.0f;
  __m = __ripplemath_atan_sumf (__m, __n / __d, 0.0f);
  return __builtin_copysignf (__m, __x);
}

__RIPPLEMATH double
__ripplemath_atan (double __x)
{
  double __a = __builtin_fabs (__x);
  double __n = __a > 1.8125 ? -1.0 : __a < 0.625 ? __a : __a - 1.0;
  double __d = __a > 1.8125 ? __a : __a < 0.625 ? 1.0 : __a + 1.0;
  double __m = __a > 1.8125 ? 2.0 : __a < 0.625 ? 0.0 : 1.0;
  __m = __ripplemath_atan_sum (__m, __n / __d, 0.0);
  return __builtin_copysign (__m, __x);
}

/* atan2, 1 ULP.  As atan for a = |y / x|; from pi is subtracted what x < 0
   has. The rounding of the quotient is made good.  */

__RIPPLEMATH float
__ripplemath_atan2f (float __y, float __x)
{
  float __a = __builtin_fabsf (__y), __b = __builtin_fabsf (__x);
  float __most = __a > __b ? __a : __b;
  if (__builtin_expect ((__most < 8.6736174e-19f)
			| (__most > 1.2676506e30f), 0))
    {
      /* Near enough to 1 that nothing below overflows or becomes 0.  */
      float __scale = __most > 1.0f ? 8.6736174e-19f : 1.2676506e30f;
      float __inf = __builtin_inff ();
      float __p = __a == __inf ? 1.0f : __a < __inf ? 0.0f : __a;
      float __q = __b == __inf ? 1.0f : __b < __inf ? 0.0f : __b;
      __a = __most < __inf ? __a * __scale : __p;
      __b = __most < __inf ? __b * __scale : __q;
      __b = __most == 0.0f ? 1.0f : __b;
    }
  int __near = __a < 0.625f * __b, __far = __a > 1.8125f * __b;
  float __n = __far ? -__b : __near ? __a : __a - __b;
  float __d = __far ? __a : __near ? __b : __a + __b;
  float __m = __far ? 0.0f : __near ? 2.0f : 1.0f;
  int __sign = __ripplemath_bitsf (__x) & (-0x7fffffff - 1);
  __n = __ripplemath_of_bitsf (__ripplemath_bitsf (__n) ^ __sign);
  __m = 2.0f - __ripplemath_of_bitsf (__ripplemath_bitsf (__m) | __sign);
  float __t = __n / __d;
  float __c = __ripplemath_restf (__t, __d, __n)
	      * __ripplemath_reciprocalf (__d);
#ifndef __FP_FAST_FMAF
  /* Where the halves are subnormal, the angle is the quotient.  */
  __c = __builtin_fabsf (__n) < 8.077936e-28f ? 0.0f : __c;
#endif
  return __builtin_copysignf (__ripplemath_atan_sumf (__m, __t, __c), __y);
}

__extension__ __RIPPLEMATH double
__ripplemath_atan2 (double __y, double __x)
{
  double __a = __builtin_fabs (__y), __b = __builtin_fabs (__x);
  double __most = __a > __b ? __a : __b;
  if (__builtin_expect ((__most < 3.054936363499605e-151)
			| (__most > 8.452712498170644e270), 0))
    {
      /* Near enough to 1 that nothing below overflows or becomes 0.  */
      double __scale = __most > 1.0 ? 3.054936363499605e-151
		       : 8.452712498170644e270;
      double __inf = __builtin_inf ();
      double __p = __a == __inf ? 1.0 : __a < __inf ? 0.0 : __a;
      double __q = __b == __inf ? 1.0 : __b < __inf ? 0.0 : __b;
      __a = __most < __inf ? __a * __scale : __p;
      __b = __most < __inf ? __b * __scale : __q;
      __b = __most == 0.0 ? 1.0 : __b;
    }
  double __v = 0.625 * __b, __w = 1.8125 * __b;
  double __n = __a > __w ? -__b : __a < __v ? __a : __a - __b;
  double __d = __a > __w ? __a : __a < __v ? __b : __a + __b;
  double __m = __a > __w ? 0.0 : __a < __v ? 2.0 : 1.0;
  long long __sign = __ripplemath_bits (__x) & (-0x7fffffffffffffffLL - 1);
  __n = __ripplemath_of_bits (__ripplemath_bits (__n) ^ __sign);
  __m = 2.0 - __ripplemath_of_bits (__ripplemath_bits (__m) | __sign);
  double __t = __n / __d;
  double __c = __ripplemath_rest (__t, __d, __n)
	       * __ripplemath_reciprocal (__d);
#ifndef __FP_FAST_FMA
  /* Where the halves are subnormal, the angle is the quotient.  */
  __c = __builtin_fabs (__n) < 1.1830521861667747e-271 ? 0.0 : __c;
#endif
  return __builtin_copysign (__ripplemath_atan_sum (__m, __t, __c), __y);
}

/* asin (s) / s - 1 for 0 <= s <= 1/2, Z = s^2: degree 5 in Z.  */

__RIPPLEMATH float
__ripplemath_asin_termf (float __z)
{
  float __z_2 = __z * __z;
  float __p = __RIPPLE_FMAF (0.042157013f, __z, 0.024185503f);
  __p = __RIPPLE_FMAF (__p, __z_2,
		       __RIPPLE_FMAF (0.04546902f, __z, 0.0749531f));
  __p = __RIPPLE_FMAF (__p, __z, 0.16666752f);
  return __p * __z;
}

/* Degree 12.  */

__RIPPLEMATH double
__ripplemath_asin_term (double __z)
{
  double __z_2 = __z * __z;
  double __p = 0.03191252891867049;
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (-0.0162246601671711, __z,
				    0.019528546896973968));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.0065278627078135835, __z,
				    0.012169240344549827));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.013885230602036811, __z,
				    0.017359705316372515));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.022371758008737832, __z,
				    0.030381959138981125));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.04464285682827013, __z,
				    0.07500000000337102));
  __p = __RIPPLE_FMA (__p, __z, 0.16666666666665408);
  return __p * __z;
}

/* asin, 1 ULP.  e is 2 asin (s) - 2 s and what pi / 2 lacks.  */

__RIPPLEMATH float
__ripplemath_asinf (float __x)
{
  float __a = __builtin_fabsf (__x);
  int __far = __a > 0.5f;
  float __q = 0.5f - 0.5f * __a, __z = __a * __a < __q ? __a * __a : __q;
  float __s = __builtin_sqrtf (__z);
  float __p = __ripplemath_asin_termf (__z), __t = __s + __s;
  float __e = __RIPPLE_FMAF (__ripplemath_restf (__s, __s, __z),
			     __ripplemath_reciprocalf (__s), 4.371139e-8f);
  __e = __RIPPLE_KEEP (__RIPPLE_FMAF (__p, __t, __e));
  float __h = __RIPPLE_KEEP (1.5707964f - __t);
  float __l = __RIPPLE_KEEP (1.5707964f - __h) - __t;
  __l = __RIPPLE_KEEP (__l) - __e;
  __p = __RIPPLE_FMAF (__p, __a, __RIPPLE_KEEP (__a));
  return __builtin_copysignf (__far ? __h + __RIPPLE_KEEP (__l) : __p, __x);
}

__RIPPLEMATH double
__ripplemath_asin (double __x)
{
  double __a = __builtin_fabs (__x);
  double __q = 0.5 - 0.5 * __a, __z = __a * __a < __q ? __a * __a : __q;
  double __s = __builtin_sqrt (__z);
  double __p = __ripplemath_asin_term (__z), __t = __s + __s;
  double __e = __RIPPLE_FMA (__ripplemath_rest (__s, __s, __z),
			     __ripplemath_reciprocal (__s),
			     -6.123233995736766e-17);
  __e = __RIPPLE_KEEP (__RIPPLE_FMA (__p, __t, __e));
  double __h = __RIPPLE_KEEP (1.5707963267948966 - __t);
  double __l = __RIPPLE_KEEP (1.5707963267948966 - __h) - __t;
  __l = __RIPPLE_KEEP (__l) - __e;
  __p = __RIPPLE_FMA (__p, __a, __RIPPLE_KEEP (__a));
  __h = __h + __RIPPLE_KEEP (__l);
  return __builtin_copysign (__a > 0.5 ? __h : __p, __x);
}

/* acos, 1 ULP.  Its first term is 0, pi / 2 or pi.  */

__RIPPLEMATH float
__ripplemath_acosf (float __x)
{
  float __a = __builtin_fabsf (__x);
  int __far = __a > 0.5f;
  float __q = 0.5f - 0.5f * __a, __z = __a * __a < __q ? __a * __a : __q;
  float __s = __builtin_copysignf (__builtin_sqrtf (__z), __x);
  float __r = __ripplemath_restf (__s, __s, __z)
	      * __ripplemath_reciprocalf (__s);
  float __p = __ripplemath_asin_termf (__z);
  float __t = __far ? 2.0f * __s : -__x;
  float __b = __x < 0.0f ? 3.1415927f : 0.0f;
  __b = __far ? __b : 1.5707964f;
  float __h = __RIPPLE_KEEP (__b + __t);
  float __l = __RIPPLE_KEEP (__RIPPLE_KEEP (__b - __h) + __t);
  __l = __RIPPLE_FMAF (__b, -2.7827534e-8f, __l);
  __r = __far ? __r : 0.0f;
  __l = __RIPPLE_FMAF (__p, __t, __l + __r);
  return __builtin_fabsf (__h + __RIPPLE_KEEP (__l));
}

__RIPPLEMATH double
__ripplemath_acos (double __x)
{
  double __a = __builtin_fabs (__x);
  double __q = 0.5 - 0.5 * __a, __z = __a * __a < __q ? __a * __a : __q;
  double __s = __builtin_copysign (__builtin_sqrt (__z), __x);
  double __r = __ripplemath_rest (__s, __s, __z)
	       * __ripplemath_reciprocal (__s);
  double __p = __ripplemath_asin_term (__z);
  double __t = __a > 0.5 ? 2.0 * __s : -__x;
  double __b = __x < 0.0 ? 3.141592653589793 : 0.0;
  __b = __a > 0.5 ? __b : 1.5707963267948966;
  double __h = __RIPPLE_KEEP (__b + __t);
  double __l = __RIPPLE_KEEP (__RIPPLE_KEEP (__b - __h) + __t);
  __l = __RIPPLE_FMA (__b, 3.8981718325193755e-17, __l);
  __r = __a > 0.5 ? __r : 0.0;
  __l = __RIPPLE_FMA (__p, __t, __l + __r);
  return __builtin_fabs (__h + __RIPPLE_KEEP (__l));
}

#endif

#endif
