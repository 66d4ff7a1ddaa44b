/* pow on lanes, rounded correctly.  See exact.h.

   x^y = 2^(y log2 x),  x > 0,

   in double, with an error of 2^-44.  Where a middle between two floats is so
   near that this does not tell on which side of it x^y is, a second step does
   it again behind a jump, with sums of two numbers: 2^-96.  With the names of
   exact-log.h

   log2 x = k - log2 c + s (C0 + C1 s^2 + ...),  s = f / (2 + f),
   Cj = 2 / ((2 j + 1) log 2),

   and 2^r is a series, |r| <= 1/2.

   x^y is such a middle itself only if y is a multiple of 1/8 and 0 < y < 16.
   Let x be m 2^e, m odd.  Where m > 1, x^y of 25 bits is r^n 2^i, r > 2 odd,
   so that n < 16, and the root of m is of order 1, 2, 4 or 8, since 3^16 has
   more than 24 bits.  Where m is 1, x^y is a power of two, and the middle is
   2^-150, where the second step makes no error.  For those y all that comes
   out within 2^-75 of a middle is one: no other x^y is as near, of 2^33 that
   differ by more than a power of two; testsuite/math/exact.c looks at all.

   As to other pairs, whose x^y is never a middle: not much more than 2^60 have
   results that are neither 0, nor 1, nor infinite, so that one of them may be
   within 2^-84 of a middle, but hardly within 2^-96.  That is no proof.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_POWER_H
#define RIPPLE_MATH_EXACT_POWER_H

#pragma GCC system_header

#include "exact-exp.h"
#include "exact-log.h"
#include "exact-pair.h"

/* Cj for j from 15 to 0: 2^-110 for |f| < 0.225.  */

static const double __ripplemath_exact_log2_terms[][2]
  __attribute__ ((__unused__)) =
{
  { 0.0930770994121912, -6.744826872864457e-18 },
  { 0.09949620971648024, -3.381632089526983e-18 },
  { 0.1068662993251084, 4.0777587600346055e-18 },
  { 0.11541560327111708, -6.1431392731016134e-18 },
  { 0.12545174268599682, -1.850268668044551e-18 },
  { 0.1373995277037108, -4.669872885537262e-18 },
  { 0.15186263588304877, 1.0907579009243977e-17 },
  { 0.16972882833987804, 7.292780842867576e-18 },
  { 0.19235933878519512, -9.867069166263842e-19 },
  { 0.22195308321368667, 3.131580575527851e-18 },
  { 0.2623081892525388, 8.747427155738172e-18 },
  { 0.3205988979753252, -1.6445115277106403e-18 },
  { 0.4121985831111324, 1.3745956959017128e-17 },
  { 0.5770780163555853, 5.2551030481378675e-17 },
  { 0.9617966939259756, 5.0577616648125907e-17 },
  { 2.8853900817779268, 4.0710547481862066e-17 }
};

/* (log 2)^j / j! for j from 22 to 0: 2^-109.  */

static const double __ripplemath_exact_exp2_terms[][2]
  __attribute__ ((__unused__)) =
{
  { 2.801518860310862e-25, -3.500056389254292e-42 },
  { 8.89182220680024e-24, -7.193596444995413e-40 },
  { 2.6939194384655836e-22, -2.2612837571645798e-38 },
  { 7.773008428857357e-21, -2.181933661678416e-37 },
  { 2.130675335489118e-19, -3.836913975940952e-36 },
  { 5.533046532458242e-18, -1.2824824741490197e-34 },
  { 1.3570247948755148e-16, -1.057117616368963e-32 },
  { 3.1324367070884287e-15, -3.9318558140598756e-32 },
  { 6.778726354822545e-14, 5.7164033621144854e-30 },
  { 1.3691488853904128e-12, 7.770795328665668e-29 },
  { 2.5678435993488206e-11, -3.6970912098302563e-28 },
  { 4.4455382718708116e-10, -1.2731051485060954e-26 },
  { 7.054911620801123e-09, -2.9110453965609406e-26 },
  { 1.01780860092397e-07, -1.949520713756723e-24 },
  { 1.321548679014431e-06, -2.0162732323629023e-24 },
  { 1.5252733804059841e-05, -8.027446755055875e-22 },
  { 0.0001540353039338161, 1.1783618439907562e-20 },
  { 0.0013333558146428443, 1.3928059563172586e-20 },
  { 0.009618129107628477, 2.8324606784381e-19 },
  { 0.05550410866482158, -3.1658222903912804e-18 },
  { 0.24022650695910072, -9.493931253182876e-18 },
  { 0.6931471805599453, 2.3190468138462996e-17 },
  { 1.0, 0.0 }
};

/* X^Y of a positive X once more.  */

__extension__ __RIPPLEMATH float
__ripplemath_exact_powf_again (double __x, double __y)
{
  double __k, __c = 0.4150374992788438;
  double __f = __ripplemath_exact_log_rest (__x, &__k, &__c);
  double __v = 2.0 + __f, __s = __f / __v;
  double __p = __RIPPLE_EXACT_MUL (__s, __v);
  double __s_low = (__RIPPLE_KEEP (__f - __p)
		    - __ripplemath_exact_product_low (__s, __v, __p)) / __v;
  double __z_low = __s_low;
  double __z = __ripplemath_exact_product (__s, __s, __s_low, &__z_low);
  double __low;
  double __l = __ripplemath_exact_series (__ripplemath_exact_log2_terms, 16,
					  __z, __z_low, &__low);
  __l = __ripplemath_exact_product (__l, __s, __s_low, &__low);
  double __k_low = __c > 0.0 ? 5.224490061390109e-18 : 0.0;
  __k = __ripplemath_exact_sum (__k, __c, &__k_low);
  __low = __RIPPLE_KEEP (__low + __k_low);
  __l = __ripplemath_exact_sum (__k, __l, &__low);
  __l = __ripplemath_exact_product (__l, __y, 0.0, &__low);
  double __n = __l + __RIPPLE_EXACT_INTEGER;
  double __r = __l - (__RIPPLE_KEEP (__n) - __RIPPLE_EXACT_INTEGER);
  __r = __ripplemath_exact_sum (__r, 0.0, &__low);
  double __r_low = __low;
  __p = __ripplemath_exact_series (__ripplemath_exact_exp2_terms, 23, __r,
				   __r_low, &__low);
  /* Middles.  */
  double __e = 8.0 * __y + __RIPPLE_EXACT_INTEGER;
  __e = __RIPPLE_KEEP (__e) - __RIPPLE_EXACT_INTEGER;
  int __middle = (__builtin_fabs (__low) < 2.6e-23)
		 & (__builtin_fabs (__y) < 16.0) & (__e == 8.0 * __y);
  __low = __middle ? 0.0 : __low;
  __p = __ripplemath_exact_to_odd (__p, __low);
  return (float) __ripplemath_exact_scale (__p, __n);
}

/* R, which is |X|^Y if these are positive numbers, and what X^Y is.  */

__RIPPLEMATH float
__ripplemath_exact_powf_special (float __x, float __y, float __r)
{
  float __a = __builtin_fabsf (__x), __h = 0.5f * __y;
  float __inf = __builtin_inff ();
  int __infinite = __builtin_fabsf (__y) == __inf;
  int __integer = __builtin_floorf (__y) == __y;
  int __left = __ripplemath_bitsf (__x) < 0;
  /* The sign of the logarithm.  */
  float __t = __a < 1.0f ? -__y : __a > 1.0f ? __y : 0.0f;
  float __e = __t > 0.0f ? __inf : __t < 0.0f ? 0.0f : 1.0f;
  int __finite = (__a > 0.0f) & (__a < __inf);
  __r = __finite & !__infinite ? __r : __e;
  __r = __left & __finite & !__integer ? __builtin_nanf ("") : __r;
  __r = __left & __integer & (__builtin_floorf (__h) != __h) ? -__r : __r;
  __r = (__x != __x) | (__y != __y) ? __x + __y : __r;
  return (__x == 1.0f) | (__y == 0.0f) ? 1.0f : __r;
}

__RIPPLEMATH float
__ripplemath_exact_powf (float __x, float __y)
{
  double __a = __builtin_fabsf (__x), __k, __c = 0.41503749927884376;
  double __f = __ripplemath_exact_log_rest (__a, &__k, &__c);
  double __l = __ripplemath_exact_log_part (__f);
  __l = __RIPPLE_EXACT_FMA (__l, 1.4426950408889634, __k + __c);
  double __t = __RIPPLE_EXACT_MUL (__l, (double) __y);
  __t = __t > 130.0 ? 130.0 : __t;
  __t = __t < -152.0 ? -152.0 : __t;
  __t = __ripplemath_exact_exp2_core (__t);
  float __r = (float) __RIPPLE_EXACT_MUL (__t, 1.0 - 2.3e-13);
  float __s = (float) __RIPPLE_EXACT_MUL (__t, 1.0 + 2.3e-13);
  if (__builtin_expect (__r < __s, 0))
    __r = __ripplemath_exact_powf_again (__a, (double) __y);
  if (__RIPPLEMATH_UNUSUALF (__x)
      | __builtin_expect (!(__builtin_fabsf (__y) < __builtin_inff ()), 0))
    __r = __ripplemath_exact_powf_special (__x, __y, __r);
  return __r;
}

#endif
