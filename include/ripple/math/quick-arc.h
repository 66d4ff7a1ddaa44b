/* asin, acos, atan, atan2 on lanes with math=fast.  See core.h.

   asin (a) is a polynomial of s = a if that is at most 1/2, and else
   pi / 2 - 2 asin (s), s = sqrt ((1 - a) / 2): s is the lesser of the two.

   The arc tangent is that of t = a or t = 1 / a, whichever is less than 1, and
   in the second case pi / 2 less it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_QUICK_ARC_H
#define RIPPLE_MATH_QUICK_ARC_H

#pragma GCC system_header

#include "core.h"

/* asin of what S is for A >= 0: degree 11 (25) on [0, 1/2], errors 2^-27.6
   (2^-55.9).  */

__RIPPLEMATH float
__ripplemath_asin_shortf (float __a)
{
  float __b = __builtin_sqrtf (__RIPPLE_FMAF (__a, -0.5f, 0.5f));
  /* What estimates give is nearer to the root in the middle so.  */
  if (__RIPPLEMATH_ESTIMATES)
    __b = __RIPPLE_FMAF (__b, 6e-8f, __RIPPLE_KEEP (__b));
  float __s = __a < __b ? __a : __b, __z = __s * __s;
  float __p = __RIPPLE_FMAF (0.042158257f, __z, 0.024185693f);
  __p = __RIPPLE_FMAF (__p, __z, 0.04546882f);
  __p = __RIPPLE_FMAF (__p, __z, 0.074953124f);
  __p = __RIPPLE_FMAF (__p, __z, 0.16666752f);
  return __RIPPLE_FMAF (__p, __s * __z, __s);
}

__RIPPLEMATH double
__ripplemath_asin_short (double __a)
{
  double __b = __builtin_sqrt (__RIPPLE_FMA (__a, -0.5, 0.5));
  double __s = __a < __b ? __a : __b, __z = __s * __s, __z_2 = __z * __z;
  double __p = __RIPPLE_FMA (0.03190988974641614, __z,
			     -0.016220731073954196);
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.019526028655089362, __z,
				    0.006528770230851572));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.012169039015556323, __z,
				    0.013885258842570624));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.017359702851136142, __z,
				    0.0223717581336592));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.0303819591359893, __z,
				    0.04464285682827528));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.07500000000337172, __z,
				    0.16666666666665408));
  return __RIPPLE_FMA (__p, __s * __z, __s);
}

__RIPPLEMATH float
__ripplemath_asinf (float __x)
{
  float __a = __builtin_fabsf (__x), __p = __ripplemath_asin_shortf (__a);
  __p = __a > 0.5f ? __RIPPLE_FMAF (__p, -2.0f, 1.5707964f) : __p;
  return __ripplemath_signedf (__p, __x);
}

__RIPPLEMATH double
__ripplemath_asin (double __x)
{
  double __a = __builtin_fabs (__x), __p = __ripplemath_asin_short (__a);
  __p = __a > 0.5 ? __RIPPLE_FMA (__p, -2.0, 1.5707963267948966) : __p;
  return __ripplemath_signed (__p, __x);
}

__RIPPLEMATH float
__ripplemath_acosf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __p = __ripplemath_signedf (__ripplemath_asin_shortf (__a), __x);
  float __b = __x < 0.0f ? 3.1415927f : 0.0f;
  return __a > 0.5f ? __RIPPLE_FMAF (__p, 2.0f, __b) : 1.5707964f - __p;
}

__RIPPLEMATH double
__ripplemath_acos (double __x)
{
  double __a = __builtin_fabs (__x);
  double __p = __ripplemath_signed (__ripplemath_asin_short (__a), __x);
  double __b = __x < 0.0 ? 3.141592653589793 : 0.0;
  return __a > 0.5 ? __RIPPLE_FMA (__p, 2.0, __b) : 1.5707963267948966 - __p;
}

/* atan (T), 0 <= T <= 1: degree 15 (37), errors 2^-23.1 (2^-52.2); 17 and
   2^-25.8 if the quotient T is not as good as it could be.  */

__RIPPLEMATH float
__ripplemath_atan_unitf (float __t)
{
  float __s = __t * __t, __s_2 = __s * __s;
#if __RIPPLEMATH_ESTIMATES
  float __p = __RIPPLE_FMAF (0.0029251003f, __s, -0.016386248f);
  __p = __RIPPLE_FMAF (__p, __s_2,
		       __RIPPLE_FMAF (0.04324304f, __s, -0.07555006f));
  __p = __RIPPLE_FMAF (__p, __s_2,
		       __RIPPLE_FMAF (0.106674075f, __s, -0.14211445f));
  __p = __RIPPLE_FMAF (__p, __s_2,
		       __RIPPLE_FMAF (0.19993827f, __s, -0.33333156f));
#else
  float __p = -0.0048243306f;
  __p = __RIPPLE_FMAF (__p, __s_2,
		       __RIPPLE_FMAF (0.024739943f, __s, -0.060210623f));
  __p = __RIPPLE_FMAF (__p, __s_2,
		       __RIPPLE_FMAF (0.099689394f, __s, -0.14041473f));
  __p = __RIPPLE_FMAF (__p, __s_2,
		       __RIPPLE_FMAF (0.19974235f, __s, -0.33332393f));
#endif
  return __RIPPLE_FMAF (__p, __s * __t, __t);
}

__RIPPLEMATH double
__ripplemath_atan_unit (double __t)
{
  double __s = __t * __t, __s_2 = __s * __s;
  double __p = __RIPPLE_FMA (3.111816882135114e-5, __s,
			     -0.0003271236019064849);
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.0016278327757262392, __s,
				    -0.005136953643176212));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.011665170672565544, __s,
				    -0.020621800561344186));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.030191017336933496, __s,
				    -0.038710928495865826));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.04576607105582407, __s,
				    -0.052064823571960954));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.05868956528213289, __s,
				    -0.06664274096808608));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.07691994307581303, __s,
				    -0.09090880204091926));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.11111109346512053, __s,
				    -0.14285714220670823));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.19999999998773013, __s,
				    -0.3333333333332516));
  return __RIPPLE_FMA (__p, __s * __t, __t);
}

__RIPPLEMATH float
__ripplemath_atanf (float __x)
{
  float __a = __builtin_fabsf (__x);
  float __n = __a < 1.0f ? __a : 1.0f, __d = __a > 1.0f ? __a : 1.0f;
  float __p = __ripplemath_atan_unitf (__n / __d);
  return __ripplemath_signedf (__a > 1.0f ? 1.5707964f - __p : __p, __x);
}

__RIPPLEMATH double
__ripplemath_atan (double __x)
{
  double __a = __builtin_fabs (__x);
  double __n = __a < 1.0 ? __a : 1.0, __d = __a > 1.0 ? __a : 1.0;
  double __p = __ripplemath_atan_unit (__n / __d);
  return __ripplemath_signed (__a > 1.0 ? 1.5707963267948966 - __p : __p,
			      __x);
}

/* The least normal number keeps 0 / 0 from a NaN.  */

__RIPPLEMATH float
__ripplemath_atan2f (float __y, float __x)
{
  float __a = __builtin_fabsf (__y), __b = __builtin_fabsf (__x);
  float __n = __a < __b ? __a : __b, __d = __a > __b ? __a : __b;
  __d = __d > __FLT_MIN__ ? __d : __FLT_MIN__;
  float __p = __ripplemath_atan_unitf (__n / __d);
  __p = __a > __b ? 1.5707964f - __p : __p;
  __p = __ripplemath_bitsf (__x) < 0 ? 3.1415927f - __p : __p;
  return __ripplemath_signedf (__p, __y);
}

__extension__ __RIPPLEMATH double
__ripplemath_atan2 (double __y, double __x)
{
  double __a = __builtin_fabs (__y), __b = __builtin_fabs (__x);
  double __n = __a < __b ? __a : __b, __d = __a > __b ? __a : __b;
  __d = __d > __DBL_MIN__ ? __d : __DBL_MIN__;
  double __p = __ripplemath_atan_unit (__n / __d);
  __p = __a > __b ? 1.5707963267948966 - __p : __p;
  __p = __ripplemath_bits (__x) < 0 ? 3.141592653589793 - __p : __p;
  return __ripplemath_signed (__p, __y);
}

#endif
