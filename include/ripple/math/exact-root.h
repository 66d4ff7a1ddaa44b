/* rsqrt, cbrt, hypot on lanes, rounded correctly.  See exact.h.

   cbrt (x) = x z^2 (1 - h)^(-2/3),  h = 1 - x z^3,

   where z is near x^(-1/3) and has so few bits that z^3 is exact.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_ROOT_H
#define RIPPLE_MATH_EXACT_ROOT_H

#pragma GCC system_header

__RIPPLEMATH float
__ripplemath_exact_rsqrtf (float __x)
{
  return (float) (1.0 / __builtin_sqrt ((double) __x));
}

/* The first z is made of the bits of x, as in root.h; (1 - h)^(-1/3) of degree
   4 for |h| < 0.103.  */

__extension__ __RIPPLEMATH float
__ripplemath_exact_cbrtf (float __x)
{
  double __a = __builtin_fabsf (__x);
  unsigned long long __n = (unsigned long long) __ripplemath_bits (__a) >> 32;
  double __z
    = __ripplemath_of_bits ((long long) (__n | 0x4330000000000000ULL));
  __z = __RIPPLE_EXACT_FMA (__z, -0.3333333333333333, 6004800933346965.0);
  __n = (unsigned long long) __ripplemath_bits (__z) << 32;
  __z = __ripplemath_of_bits ((long long) __n);
  double __h = __RIPPLE_EXACT_MUL (__RIPPLE_EXACT_MUL (__a, __z), __z);
  __h = 1.0 - __RIPPLE_EXACT_MUL (__h, __z);
  double __p = 0.14403292181069959;
  __p = __RIPPLE_EXACT_FMA (__p, __h, 0.1728395061728395);
  __p = __RIPPLE_EXACT_FMA (__p, __h, 0.2222222222222222);
  __p = __RIPPLE_EXACT_FMA (__p, __h, 0.3333333333333333);
  __p = __RIPPLE_EXACT_FMA (__p, __h, 1.0);
  __z = __RIPPLE_EXACT_MUL (__z, __p);
  __z = __ripplemath_of_bits (__ripplemath_bits (__z) & -0x1000000000LL);
  double __q = __RIPPLE_EXACT_MUL (__z, __z);
  double __y = __RIPPLE_EXACT_MUL (__q, __a);
  __h = __RIPPLE_EXACT_FMA (-__RIPPLE_EXACT_MUL (__q, __z), __a, 1.0);
  __p = __RIPPLE_EXACT_FMA (0.49382716049382713, __h, 0.5555555555555556);
  __p = __RIPPLE_EXACT_FMA (__p, __h, 0.6666666666666666);
  __p = __RIPPLE_EXACT_MUL (__p, __h);
  __y = __RIPPLE_EXACT_FMA (__y, __p, __y);
  __y = __a > 0.0 ? __y : __a;
  float __r = (float) (__a < __builtin_inf () ? __y : __a);
  return __builtin_copysignf (__r, __x);
}

/* The squares are exact, and so is their sum s + l.  Where the root of s, as a
   double, is near to a number m of 25 bits, that is perhaps a middle between
   floats; m^2 is exact, and s + l - m^2 tells on which side the result is.  */

__RIPPLEMATH float
__ripplemath_exact_hypotf (float __x, float __y)
{
  float __ax = __builtin_fabsf (__x), __ay = __builtin_fabsf (__y);
  double __a = __ax > __ay ? __ax : __ay, __b = __ax > __ay ? __ay : __ax;
  double __aa = __RIPPLE_EXACT_MUL (__a, __a);
  double __bb = __RIPPLE_EXACT_MUL (__b, __b);
  double __s = __RIPPLE_KEEP (__aa + __bb);
  double __l = __RIPPLE_KEEP (__RIPPLE_KEEP (__aa - __s) + __bb);
  double __r = __builtin_sqrt (__s);
  /* r in 25 bits.  */
  double __m = __RIPPLE_EXACT_MUL (__r, 268435457.0);
  __m = __RIPPLE_KEEP (__m - __RIPPLE_KEEP (__m - __r));
  double __d = __RIPPLE_KEEP (__s - __RIPPLE_EXACT_MUL (__m, __m)) + __l;
  double __t = __RIPPLE_EXACT_MUL (__m, 4.440892098500626e-16);
  double __e = __d > 0.0 ? __t : __d < 0.0 ? -__t : 0.0;
  __r = __builtin_fabs (__r - __m) < __t ? __m + __e : __r;
  float __h = (float) __r;
  __h = __ax == __builtin_inff () ? __ax : __h;
  return __ay == __builtin_inff () ? __ay : __h;
}

#endif
