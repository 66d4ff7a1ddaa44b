/* sinh, cosh, tanh on lanes with math=fast.  See core.h and hyperbolic.h.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_QUICK_HYPERBOLIC_H
#define RIPPLE_MATH_QUICK_HYPERBOLIC_H

#pragma GCC system_header

#include "hyperbolic-parts.h"

/* With math=fast r is one number, between -log 2 / 2 and log 2 / 2.
   E and O are cosh r - 1 and sinh r.  t is 0 where it does not count.  */

#define __RIPPLEMATH_PARTSF(A, S, T, E, O) \
  float __k = __ripplemath_nearestf ((A) * 1.442695f); \
  float __r = __RIPPLE_KEEP (__RIPPLE_FMAF (__k, -0.69314575f, A)); \
  __r = __RIPPLE_FMAF (__k, -1.4286068e-6f, __r); \
  float __z = __r * __r; \
  float S = __ripplemath_powerf (__k, -1.0f); \
  int __n = (252 << 23) - __ripplemath_bitsf (S); \
  float T = __ripplemath_of_bitsf (__n < 0 ? 0 : __n); \
  float E = __ripplemath_evenf (__z), O = __ripplemath_oddf (__z, __r, __r)

#define __RIPPLEMATH_PARTS(A, S, T, E, O) \
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

/* tanh |x| = u / (u + 1) with u = (e^2|x| - 1) / 2 = 2^k p + (2^k - 1) / 2,
   |x| = k log 2 / 2 + r, p = (e^2r - 1) / 2: degree 6, 2^-25.4.  */

__RIPPLEMATH float
__ripplemath_tanhf (float __x)
{
  float __a = __builtin_fabsf (__x);
  __a = __a < 10.0f ? __a : 10.0f;
  float __k = __ripplemath_nearestf (__a * 2.88539f);
  /* This constant has 21 bits, and an error of 2^-30: enough for k < 29.  */
  float __r = __RIPPLE_FMAF (__k, -0.3465736f, __a);
  float __r_2 = __r * __r;
  float __p = __RIPPLE_FMAF (0.04459577f, __r, 0.13382049f);
  __p = __RIPPLE_FMAF (__p, __r_2,
		       __RIPPLE_FMAF (0.33333164f, __r, 0.66666293f));
  __p = __RIPPLE_FMAF (__p, __r, 1.0f);
  __p = __RIPPLE_FMAF (__p, __r_2, __r);
  float __s = __ripplemath_powerf (__k, 0.0f);
  __p = __RIPPLE_FMAF (__p, __s, __RIPPLE_KEEP (__RIPPLE_FMAF (__s, 0.5f,
							       -0.5f)));
  return __ripplemath_signedf (__p / (__p + 1.0f), __x);
}

#endif
