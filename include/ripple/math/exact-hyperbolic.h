/* sinh, cosh, tanh, asinh, acosh, atanh on lanes, rounded correctly.  See
   exact.h.  With p = e^|x| - 1:

     sinh |x| = (p + p / (p + 1)) / 2,  tanh (|x| / 2) = p / (p + 2),
     asinh |x| = log (1 + |x| + x^2 / (1 + sqrt (x^2 + 1))),
     acosh x = log (1 + x - 1 + sqrt ((x - 1) (x + 1))),
     atanh |x| = log (1 + 2 |x| / (1 - |x|)) / 2.

   No square of a float is too large for a double.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_HYPERBOLIC_H
#define RIPPLE_MATH_EXACT_HYPERBOLIC_H

#pragma GCC system_header

#include "exact-exp.h"
#include "exact-log.h"

__RIPPLEMATH float
__ripplemath_exact_sinhf (float __x)
{
  float __a = __builtin_fabsf (__x);
  __a = __a > 91.0f ? 91.0f : __a;
  double __p = __ripplemath_exact_expm1_core (__a);
  __p = (__p + __p / (__p + 1.0)) * 0.5;
  float __y = (float) __p;
  __y = __RIPPLE_EXACT_BUT (__a, 0.0005589425f, 0.0005589425f, __y);
  return __builtin_copysignf (__y, __x);
}

__RIPPLEMATH float
__ripplemath_exact_coshf (float __x)
{
  float __a = __builtin_fabsf (__x);
  __a = __a > 91.0f ? 91.0f : __a;
  double __p = __ripplemath_exact_exp_core (__a);
  return (float) ((__p + 1.0 / __p) * 0.5);
}

__RIPPLEMATH float
__ripplemath_exact_tanhf (float __x)
{
  float __a = __builtin_fabsf (__x);
  __a = __a > 10.0f ? 10.0f : __a;
  double __p = __ripplemath_exact_expm1_core (__a + __a);
  return __builtin_copysignf ((float) (__p / (__p + 2.0)), __x);
}

__RIPPLEMATH float
__ripplemath_exact_asinhf (float __x)
{
  double __a = __builtin_fabsf (__x), __s = __RIPPLE_EXACT_MUL (__a, __a);
  double __t = __a + __s / (__builtin_sqrt (__s + 1.0) + 1.0);
  float __y = (float) __ripplemath_exact_log1p_core (__t);
  __y = __RIPPLE_EXACT_BUT (__a, 29018954.0f, 17.876608f, __y);
  __y = __RIPPLE_EXACT_BUT (__a, 6.391892e22f, 53.20505f, __y);
  __y = __RIPPLE_EXACT_BUT (__a, 2.749153e28f, 66.17683f, __y);
  __y = __a < __builtin_inf () ? __y : (float) __a;
  return __builtin_copysignf (__y, __x);
}

__RIPPLEMATH float
__ripplemath_exact_acoshf (float __x)
{
  double __a = __x;
  double __d = __a - 1.0;
  double __t = __RIPPLE_EXACT_MUL (__d, __a + 1.0);
  __t = __d + __builtin_sqrt (__t < 0.0 ? 0.0 : __t);
  float __y = (float) __ripplemath_exact_log1p_core (__t);
  __y = __RIPPLE_EXACT_BUT (__x, 6.391892e22f, 53.20505f, __y);
  __y = __RIPPLE_EXACT_BUT (__x, 2.749153e28f, 66.17683f, __y);
  __y = __a < __builtin_inf () ? __y : __x;
  return __x < 1.0f ? __builtin_nanf ("") : __y;
}

__RIPPLEMATH float
__ripplemath_exact_atanhf (float __x)
{
  double __a = __builtin_fabsf (__x);
  double __y = __ripplemath_exact_log1p_core ((__a + __a) / (1.0 - __a));
  __y = __a == 1.0 ? __builtin_inf () : __y * 0.5;
  __y = __a <= 1.0 ? __y : __builtin_nan ("");
  return __builtin_copysignf ((float) __y, __x);
}

#endif
