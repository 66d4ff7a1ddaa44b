/* Products and quotients of complex numbers on lanes, as C's Annex G has
   them.  The names are those of libgcc's functions, which GCC calls where both
   parts of a product are no numbers, and for quotients.

     (a + ib) (c + id) = (ac - bd) + i (ad + bc)
     (a + ib) / (c + id) = ((ac + bd) + i (bc - ad)) / (cc + dd)

   Where both parts are no numbers the infinities among A to D, or those that
   products of finite numbers became, tell a direction: then 1 stands for
   them, 0 for all else.

   Quotients of float are computed in double, where no product is rounded, and
   are libgcc's.  So are those of double, by what libgcc does since GCC 12:
   with p, the greater one of c and d, q, the other one, and r = q / p,

     (a + ib) / (c + id) = ((b r + a) + i (b - a r)) / (q r + p), p = c
     (a + ib) / (c + id) = ((a r + b) + i (b r - a)) / (q r + p), p = d

   first all are multiplied by 1/2 where p is huge, by 2^52 where p is small or
   products with a or b would be; where r is subnormal, q (a / p) takes the
   place of a r.

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

/* What is left of (__A + i __B) / (__C + i __D) where __X and __Y, its parts,
   are NaNs: nonzero / zero, infinite / finite and finite / infinite.  */
#define __RIPPLEMATH_DIRECTION(T, S) \
  if (__builtin_expect ((__x != __x) & (__y != __y), 0)) \
    { \
      int __finite = (__a - __a == 0) & (__b - __b == 0); \
      int __by_finite = (__c - __c == 0) & (__d - __d == 0); \
      int __by_zero = (__c == 0) & (__d == 0) \
		      & ((__a == __a) | (__b == __b)); \
      int __large = __RIPPLEMATH_EITHER (S, __a, __b) & __by_finite; \
      int __small = __RIPPLEMATH_EITHER (S, __c, __d) & __finite; \
      T __i = __large ? __RIPPLEMATH_BOXED (S, __a) : __a; \
      T __j = __large ? __RIPPLEMATH_BOXED (S, __b) : __b; \
      T __k = __small ? __RIPPLEMATH_BOXED (S, __c) : __c; \
      T __l = __small ? __RIPPLEMATH_BOXED (S, __d) : __d; \
      T __f = __large ? __builtin_inf##S () : 0; \
      T __u = __f * (__i * __k + __j * __l); \
      T __v = __f * (__j * __k - __i * __l); \
      T __to = __builtin_copysign##S (__builtin_inf##S (), __c); \
      __x = __by_zero ? __to * __a : __large | __small ? __u : __x; \
      __y = __by_zero ? __to * __b : __large | __small ? __v : __y; \
    }

__extension__ __RIPPLEMATH _Complex float
__ripplemath_divsc3 (float __a, float __b, float __c, float __d)
{
  _Complex float __z;
  double __g = (double) __c * __c + (double) __d * __d;
  float __x = (float) (((double) __a * __c + (double) __b * __d) / __g);
  float __y = (float) (((double) __b * __c - (double) __a * __d) / __g);
  __RIPPLEMATH_DIRECTION (float, f)
  __real__ __z = __x;
  __imag__ __z = __y;
  return __z;
}

/* A * B + C as libgcc has it, which is built for the least x86 there is, and
   elsewhere with fused operations if every processor has them.  */
#if defined __FP_FAST_FMA && !defined __x86_64__ && !defined __i386__ \
    && !defined __arm__
# define __RIPPLEMATH_LIBGCC_FMA(A, B, C) __builtin_fma (A, B, C)
#else
# define __RIPPLEMATH_LIBGCC_FMA(A, B, C) (__RIPPLE_KEEP ((A) * (B)) + (C))
#endif

__extension__ __RIPPLEMATH _Complex double
__ripplemath_divdc3 (double __a, double __b, double __c, double __d)
{
  _Complex double __z;
  const double __tiny = 2.2250738585072014e-308;	/* 2^-1022 */
  double __i = __builtin_fabs (__c), __j = __builtin_fabs (__d);
  double __m = __builtin_fabs (__a), __n = __builtin_fabs (__b);
  int __turn = __i < __j;
  double __h = __i < __j ? __j : __i;
  /* The least and the greatest part of the dividend.  */
  double __o = __m < __n ? __m : __n, __w = __m < __n ? __n : __m;
  /* 2^-52, (1 - 2^-53) 2^971 and (1 - 2^-53) 2^1023.  */
  int __up = (__h < 2.220446049250313e-16)
	     | ((__o < __tiny) & (__w < 1.9958403095347196e292)
		& (__h < 1.9958403095347196e292));
  int __down = __h >= 8.988465674311579e307;
  if (__builtin_expect (__up | __down, 0))
    {
      double __by = __up ? 4503599627370496.0 : 0.5;
      __a *= __by;
      __b *= __by;
      __c *= __by;
      __d *= __by;
    }
  double __p = __turn ? __d : __c, __q = __turn ? __c : __d;
  double __s = __turn ? __a : __b, __t = __turn ? __b : __a;
  double __one = __turn ? 1 : -1;
  double __g = __one * __t, __e = -__one * __s;
  double __r = __q / __p;
  double __k = __RIPPLEMATH_LIBGCC_FMA (__q, __r, __p);
  double __x = __RIPPLEMATH_LIBGCC_FMA (__s, __r, __t);
  double __y = __RIPPLEMATH_LIBGCC_FMA (__g, __r, __e);
  if (__builtin_expect (!(__builtin_fabs (__r) > __tiny), 0))
    {
      __x = __RIPPLEMATH_LIBGCC_FMA (__q, __s / __p, __t);
      __y = __RIPPLEMATH_LIBGCC_FMA (__q, __g / __p, __e);
    }
  __x /= __k;
  __y /= __k;
  __RIPPLEMATH_DIRECTION (double, )
  __real__ __z = __x;
  __imag__ __z = __y;
  return __z;
}

#endif
