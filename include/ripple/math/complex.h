/* cexp, cabs, carg on lanes; C++'s std::exp and std::abs of complex numbers
   call them.  See core.h.

     e^(x + iy) = e^x cos y + i e^x sin y

   sin y can be so small that its product with an e^x greater than all numbers
   is one.  Then e^x = e^(x - t) f g; t is such that e^t has hardly any bits
   more than f g, and x - t is exact.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_COMPLEX_H
#define RIPPLE_MATH_COMPLEX_H

#pragma GCC system_header

#include "core.h"
#include "exp.h"
#include "trig.h"
#include "root.h"
#include "arc.h"

/* e^Z, 3 ULP in each part.  */

__extension__ __RIPPLEMATH _Complex float
__ripplemath_cexpf (_Complex float __z)
{
  float __x = __real__ __z, __y = __imag__ __z, __s, __c;
  _Complex float __w;
  float __e = __ripplemath_expf (__x - (__x > 88 ? 108.33203125f : 0));
  __ripplemath_sincosf (__y, &__s, &__c);
  /* What is infinite in spite of an angle that is no number.  */
  if (!(__builtin_fabsf (__y) < __builtin_inff ()))
    {
      __c = __builtin_fabsf (__x) == __builtin_inff () ? 1 : __c;
      __s = __x == -__builtin_inff () ? __builtin_copysignf (1, __y) : __s;
    }
  float __f = __x > 88 ? 3.69541931e23f : 1;
  float __g = __x > 88 ? 3.0223145e23f : 1;
  __real__ __w = __RIPPLE_KEEP (__e * __RIPPLE_KEEP (__c * __f)) * __g;
  __s = __RIPPLE_KEEP (__e * __RIPPLE_KEEP (__s * __f)) * __g;
  __imag__ __w = __y == 0 ? __y : __s;
  return __w;
}

__extension__ __RIPPLEMATH _Complex double
__ripplemath_cexp (_Complex double __z)
{
  double __x = __real__ __z, __y = __imag__ __z, __s, __c;
  _Complex double __w;
  double __e = __ripplemath_exp (__x - (__x > 709 ? 748.659423828125 : 0));
  __ripplemath_sincos (__y, &__s, &__c);
  if (__builtin_expect (!(__builtin_fabs (__y) < __builtin_inf ()), 0))
    {
      __c = __builtin_fabs (__x) == __builtin_inf () ? 1 : __c;
      __s = __x == -__builtin_inf () ? __builtin_copysign (1, __y) : __s;
    }
  double __f = __x > 709 ? 3.8234809866114335e162 : 1;
  double __g = __x > 709 ? 3.599131035634557e162 : 1;
  __real__ __w = __RIPPLE_KEEP (__e * __RIPPLE_KEEP (__c * __f)) * __g;
  __s = __RIPPLE_KEEP (__e * __RIPPLE_KEEP (__s * __f)) * __g;
  __imag__ __w = __y == 0 ? __y : __s;
  return __w;
}

__extension__ __RIPPLEMATH float
__ripplemath_cabsf (_Complex float __z)
{
  return __ripplemath_hypotf (__real__ __z, __imag__ __z);
}

__extension__ __RIPPLEMATH double
__ripplemath_cabs (_Complex double __z)
{
  return __ripplemath_hypot (__real__ __z, __imag__ __z);
}

__extension__ __RIPPLEMATH float
__ripplemath_cargf (_Complex float __z)
{
  return __ripplemath_atan2f (__imag__ __z, __real__ __z);
}

__extension__ __RIPPLEMATH double
__ripplemath_carg (_Complex double __z)
{
  return __ripplemath_atan2 (__imag__ __z, __real__ __z);
}

#endif
