/* What sinh and cosh on lanes are made of, also with math=fast.  See
   hyperbolic.h.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_HYPERBOLIC_PARTS_H
#define RIPPLE_MATH_HYPERBOLIC_PARTS_H

#pragma GCC system_header

#include "exp.h"

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

#endif
