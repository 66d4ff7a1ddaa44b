/* Numbers of some 105 bits, as sums of two, for the second step of functions
   that are rounded correctly.  See exact.h.

   The second number is less than half a unit of the last place of the first.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_PAIR_H
#define RIPPLE_MATH_EXACT_PAIR_H

#pragma GCC system_header

/* A * B - P, P being A * B rounded: exactly, unlike
   __ripplemath_product_low.  */

__RIPPLEMATH double
__ripplemath_exact_product_low (double __a, double __b, double __p)
{
#ifdef __FP_FAST_FMA
  return __builtin_fma (__a, __b, -__p);
#else
  /* Halves of 26 bits, the low ones with signs.  */
  double __h = __RIPPLE_KEEP (__a * 134217729.0);
  __h = __RIPPLE_KEEP (__h - __RIPPLE_KEEP (__h - __a));
  double __i = __RIPPLE_KEEP (__b * 134217729.0);
  __i = __RIPPLE_KEEP (__i - __RIPPLE_KEEP (__i - __b));
  double __l = __RIPPLE_KEEP (__a - __h), __m = __RIPPLE_KEEP (__b - __i);
  double __e = __RIPPLE_KEEP (__RIPPLE_KEEP (__h * __i) - __p);
  __e = __RIPPLE_KEEP (__e + __RIPPLE_KEEP (__h * __m));
  __e = __RIPPLE_KEEP (__e + __RIPPLE_KEEP (__l * __i));
  return __e + __RIPPLE_KEEP (__l * __m);
#endif
}

/* A + B, A being 0 or greater than B in magnitude, and with less precision
   *LOW: the sum and, in *LOW, what it lacks.  */

__RIPPLEMATH double
__ripplemath_exact_sum (double __a, double __b, double *__low)
{
  double __s = __RIPPLE_KEEP (__a + __b);
  double __e = __RIPPLE_KEEP (__RIPPLE_KEEP (__a - __s) + __b);
  __e = __RIPPLE_KEEP (__e + *__low);
  double __r = __RIPPLE_KEEP (__s + __e);
  *__low = __RIPPLE_KEEP (__s - __r) + __e;
  return __r;
}

/* (A + *LOW) (B + D), in the same form.  */

__RIPPLEMATH double
__ripplemath_exact_product (double __a, double __b, double __d, double *__low)
{
  double __p = __RIPPLE_EXACT_MUL (__a, __b);
  double __e = __ripplemath_exact_product_low (__a, __b, __p);
  __e = __RIPPLE_EXACT_FMA (*__low, __b, __e);
  __e = __RIPPLE_EXACT_FMA (__a, __d, __e);
  double __r = __RIPPLE_KEEP (__p + __e);
  *__low = __RIPPLE_KEEP (__p - __r) + __e;
  return __r;
}

/* The sum of TERMS, of which there are N, times powers of X + D.  */

__RIPPLEMATH double
__ripplemath_exact_series (const double (*__terms)[2], int __n, double __x,
			   double __d, double *__low)
{
  double __p = __terms[0][0], __l = __terms[0][1];
  for (int __i = 1; __i < __n; __i++)
    {
      __p = __ripplemath_exact_product (__p, __x, __d, &__l);
      __l = __RIPPLE_KEEP (__l + __terms[__i][1]);
      __p = __ripplemath_exact_sum (__terms[__i][0], __p, &__l);
    }
  *__low = __l;
  return __p;
}

/* What is rounded as X + LOW is, where that is not to more than 51 bits: X is
   positive.  What is not exact is odd.  */

__extension__ __RIPPLEMATH double
__ripplemath_exact_to_odd (double __x, double __low)
{
  long long __b = __ripplemath_bits (__x);
  long long __odd = (__low < 0.0 ? __b - 1 : __b) | 1;
  return __ripplemath_of_bits (__low == 0.0 ? __b : __odd);
}

#endif
