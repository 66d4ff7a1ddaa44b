/* Products and quotients of complex numbers on lanes, as C's Annex G has
   them.  The names are those of libgcc's functions, which GCC calls where both
   parts of a product are no numbers, and for quotients.

     (a + ib) (c + id) = (ac - bd) + i (ad + bc)
     (a + ib) / (c + id) = ((ac + bd) + i (bc - ad)) / (cc + dd)

   Where both parts are no numbers the infinities among A to D, or those that
   products of finite numbers became, tell a direction: then 1 stands for
   them, 0 for all else.

   Quotients of float are computed in double, where no product is rounded, and
   are libgcc's.  Those of double are left to libgcc.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_PRODUCTS_H
#define RIPPLE_MATH_PRODUCTS_H

#pragma GCC system_header

#include "core.h"

/* S is the suffix of functions for the type T.  */
#define __RIPPLEMATH_INFINITE(S, X) \
  (__builtin_fabs##S (X) == __builtin_inf##S ())
#define __RIPPLEMATH_EITHER(S, X, Y) \
  (__RIPPLEMATH_INFINITE (S, X) | __RIPPLEMATH_INFINITE (S, Y))
/* A part of an infinite number, and of the other one.  */
#define __RIPPLEMATH_BOXED(S, X) \
  (__builtin_copysign##S (__RIPPLEMATH_INFINITE (S, X) ? 1 : 0, X))
#define __RIPPLEMATH_NUMBER(S, X) \
  ((X) == (X) ? (X) : __builtin_copysign##S (0, X))
#define __RIPPLEMATH_PART(S, IS, X) \
  ((IS) ? __RIPPLEMATH_BOXED (S, X) : __RIPPLEMATH_NUMBER (S, X))

#define __RIPPLEMATH_MULTIPLY(NAME, T, S) \
__extension__ __RIPPLEMATH _Complex T \
NAME (T __a, T __b, T __c, T __d) \
{ \
  _Complex T __z; \
  T __ac = __a * __c, __bd = __b * __d, __ad = __a * __d, __bc = __b * __c; \
  T __x = __ac - __bd, __y = __ad + __bc; \
  int __first = __RIPPLEMATH_EITHER (S, __a, __b); \
  int __second = __RIPPLEMATH_EITHER (S, __c, __d); \
  int __any = __first | __second | __RIPPLEMATH_EITHER (S, __ac, __bd) \
	      | __RIPPLEMATH_EITHER (S, __ad, __bc); \
  int __again = (__x != __x) & (__y != __y) & __any; \
  T __p = __RIPPLEMATH_PART (S, __first, __a); \
  T __q = __RIPPLEMATH_PART (S, __first, __b); \
  T __r = __RIPPLEMATH_PART (S, __second, __c); \
  T __s = __RIPPLEMATH_PART (S, __second, __d); \
  T __u = __builtin_inf##S () * (__p * __r - __q * __s); \
  T __v = __builtin_inf##S () * (__p * __s + __q * __r); \
  __real__ __z = __again ? __u : __x; \
  __imag__ __z = __again ? __v : __y; \
  return __z; \
}

__RIPPLEMATH_MULTIPLY (__ripplemath_mulsc3, float, f)
__RIPPLEMATH_MULTIPLY (__ripplemath_muldc3, double, )

__extension__ __RIPPLEMATH _Complex float
__ripplemath_divsc3 (float __a, float __b, float __c, float __d)
{
  _Complex float __z;
  double __g = (double) __c * __c + (double) __d * __d;
  float __x = (float) (((double) __a * __c + (double) __b * __d) / __g);
  float __y = (float) (((double) __b * __c - (double) __a * __d) / __g);
  if (__builtin_expect ((__x != __x) & (__y != __y), 0))
    {
      int __finite = (__a - __a == 0) & (__b - __b == 0);
      int __by_finite = (__c - __c == 0) & (__d - __d == 0);
      int __by_zero = (__c == 0) & (__d == 0)
		      & ((__a == __a) | (__b == __b));
      int __large = __RIPPLEMATH_EITHER (f, __a, __b) & __by_finite;
      int __small = __RIPPLEMATH_EITHER (f, __c, __d) & __finite;
      float __p = __large ? __RIPPLEMATH_BOXED (f, __a) : __a;
      float __q = __large ? __RIPPLEMATH_BOXED (f, __b) : __b;
      float __r = __small ? __RIPPLEMATH_BOXED (f, __c) : __c;
      float __s = __small ? __RIPPLEMATH_BOXED (f, __d) : __d;
      float __f = __large ? __builtin_inff () : 0;
      float __u = __f * (__p * __r + __q * __s);
      float __v = __f * (__q * __r - __p * __s);
      float __to = __builtin_copysignf (__builtin_inff (), __c);
      __x = __by_zero ? __to * __a : __large | __small ? __u : __x;
      __y = __by_zero ? __to * __b : __large | __small ? __v : __y;
    }
  __real__ __z = __x;
  __imag__ __z = __y;
  return __z;
}

#endif
