/* sin, cos, tan, sincos, sinpi, cospi on lanes.  See core.h.

   With the n, r and l of reduction.h sin x is sin (r + l), cos (r + l),
   -sin (r + l), -cos (r + l) for n = 0, 1, 2, 3 modulo 4.  s = r^2:

     sin (r + l) = r + (l + r s P (s)),
     cos (r + l) = 1 - (r + l)^2 (1/2 - s Q (s)).

   l is known late: most is computed without it.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_TRIG_H
#define RIPPLE_MATH_TRIG_H

#pragma GCC system_header

#include "reduction.h"
#include "root.h"

/* sin (r + l): degree 7 (13) on [0, 0.798] ([0, pi/4]), errors 2^-27.7
   (2^-57.8).  r is bigger than pi/4 where the product x 2/pi is rounded to the
   wrong side.  */

__RIPPLEMATH float
__ripplemath_sin_partf (float __r, float __l)
{
  float __s = __r * __r;
  float __p = -0.00019506665f;
  __p = __RIPPLE_FMAF (__p, __s, 0.008332101f);
  __p = __RIPPLE_FMAF (__p, __s, -0.16666654f);
  if (__RIPPLEMATH_TRIG_FAST)
    return __RIPPLE_FMAF (__p, __r * __s, __r);
  return __r + __RIPPLE_KEEP (__RIPPLE_FMAF (__p, __r * __s, __l));
}

__RIPPLEMATH double
__ripplemath_sin_part (double __r, double __l)
{
  double __s = __r * __r;
  double __s_2 = __s * __s;
  double __p = __RIPPLE_FMA (1.589594363745134e-10, __s,
			     -2.5050742320642017e-8);
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (2.755731358226442e-6, __s,
				    -0.0001984126982945851));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (0.008333333333321919, __s,
				    -0.1666666666666663));
  if (__RIPPLEMATH_TRIG_FAST)
    return __RIPPLE_FMA (__p, __r * __s, __r);
  return __r + __RIPPLE_KEEP (__RIPPLE_FMA (__p, __r * __s, __l));
}

/* cos (r + l): degree 8 (14), errors 2^-32.5 (2^-63.9).  Without fused
   operations l would be lost in the square, and the error of 1 - s/2 is added
   to the rest.  */

__RIPPLEMATH float
__ripplemath_cos_partf (float __r, float __l)
{
  float __s = __r * __r;
  float __p = 2.441492e-5f;
  __p = __RIPPLE_FMAF (__p, __s, -0.0013887145f);
  __p = __RIPPLE_FMAF (__p, __s, 0.04166664f);
#if defined __FP_FAST_FMAF || defined __RIPPLE_MATH_FAST
  __p = __RIPPLE_FMAF (__p, __s, -0.5f);
  if (!__RIPPLEMATH_TRIG_FAST)
    __s = __RIPPLE_FMAF (__r, __r, __r * (__l + __l));
  return __RIPPLE_FMAF (__p, __s, 1.0f);
#else
  float __h = 0.5f * __s;
  float __c = __RIPPLE_KEEP (1.0f - __h);
  float __e = __RIPPLE_KEEP (__RIPPLE_KEEP (1.0f - __c) - __h);
  return __c + __RIPPLE_KEEP (__e + (__p * __s * __s - __r * __l));
#endif
}

__RIPPLEMATH double
__ripplemath_cos_part (double __r, double __l)
{
  double __s = __r * __r;
  double __s_2 = __s * __s;
  double __p = __RIPPLE_FMA (-1.1358748095206087e-11, __s,
			     2.087570540410226e-9);
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (-2.7557314217299276e-7, __s,
				    2.480158728900347e-5));
  __p = __RIPPLE_FMA (__p, __s_2,
		      __RIPPLE_FMA (-0.0013888888888873344, __s,
				    0.041666666666666595));
#if defined __FP_FAST_FMA || defined __RIPPLE_MATH_FAST
  __p = __RIPPLE_FMA (__p, __s, -0.5);
  if (!__RIPPLEMATH_TRIG_FAST)
    __s = __RIPPLE_FMA (__r, __r, __r * (__l + __l));
  return __RIPPLE_FMA (__p, __s, 1.0);
#else
  double __h = 0.5 * __s;
  double __c = __RIPPLE_KEEP (1.0 - __h);
  double __e = __RIPPLE_KEEP (__RIPPLE_KEEP (1.0 - __c) - __h);
  return __c + __RIPPLE_KEEP (__e + (__p * __s * __s - __r * __l));
#endif
}

/* sin (n pi/2 + r + l).  */

__RIPPLEMATH float
__ripplemath_sin_quarterf (unsigned __n, float __r, float __l)
{
  float __y = __ripplemath_sin_partf (__r, __l);
  float __c = __ripplemath_cos_partf (__r, __l);
  __y = __RIPPLEMATH_ODDF (__n) ? __c : __y;
  return __ripplemath_of_bitsf (__ripplemath_bitsf (__y) ^ (__n & 2) << 30);
}

__extension__ __RIPPLEMATH double
__ripplemath_sin_quarter (unsigned long long __n, double __r, double __l)
{
  double __y = __ripplemath_sin_part (__r, __l);
  double __c = __ripplemath_cos_part (__r, __l);
  __y = __RIPPLEMATH_ODD (__n) ? __c : __y;
  return __ripplemath_of_bits (__ripplemath_bits (__y) ^ (__n & 2) << 62);
}

/* The same for an x that is not huge.  */

#ifdef __RIPPLE_MATH_FAST
# include "quick-trig.h"
#else

__RIPPLEMATH float
__ripplemath_sin_usualf (float __x)
{
  unsigned __n;
  float __l, __r = __ripplemath_reducef (__x, &__n, &__l);
  return __ripplemath_sin_quarterf (__n, __r, __l);
}

__RIPPLEMATH float
__ripplemath_cos_usualf (float __x)
{
  unsigned __n;
  float __l, __r = __ripplemath_reducef (__x, &__n, &__l);
  return __ripplemath_sin_quarterf (__n + 1, __r, __l);
}

__extension__ __RIPPLEMATH double
__ripplemath_sin_usual (double __x)
{
  unsigned long long __n;
  double __l, __r = __ripplemath_reduce (__x, &__n, &__l);
  return __ripplemath_sin_quarter (__n, __r, __l);
}

__extension__ __RIPPLEMATH double
__ripplemath_cos_usual (double __x)
{
  unsigned long long __n;
  double __l, __r = __ripplemath_reduce (__x, &__n, &__l);
  return __ripplemath_sin_quarter (__n + 1, __r, __l);
}

#endif

/* sin x, 1 ULP.  */

__RIPPLEMATH float
__ripplemath_sinf (float __x)
{
  float __y = __ripplemath_sin_usualf (__x);
  if (__RIPPLEMATH_HUGE_OR_0F (__x))
    {
      if (__RIPPLEMATH_HUGEF (__x))
	{
	  unsigned __m;
	  float __t, __h = __ripplemath_reduce_hugef (__x, &__m, &__t);
	  __y = __ripplemath_sin_quarterf (__m, __h, __t);
	}
      __y = __x == 0.0f ? __x : __y;
    }
  return __y;
}

__extension__ __RIPPLEMATH double
__ripplemath_sin (double __x)
{
  double __y = __ripplemath_sin_usual (__x);
  if (__RIPPLEMATH_HUGE_OR_0 (__x))
    {
      if (__RIPPLEMATH_HUGE (__x))
	{
	  unsigned long long __m;
	  double __t, __h = __ripplemath_reduce_huge (__x, &__m, &__t);
	  __y = __ripplemath_sin_quarter (__m, __h, __t);
	}
      __y = __builtin_fabs (__x) < __RIPPLEMATH_LEAST ? __x : __y;
    }
  return __y;
}

/* cos x = sin (x + pi/2), 1 ULP.  */

__RIPPLEMATH float
__ripplemath_cosf (float __x)
{
  float __y = __ripplemath_cos_usualf (__x);
  if (__RIPPLEMATH_HUGEF (__x))
    {
      unsigned __m;
      float __t, __h = __ripplemath_reduce_hugef (__x, &__m, &__t);
      __y = __ripplemath_sin_quarterf (__m + 1, __h, __t);
    }
  return __y;
}

__extension__ __RIPPLEMATH double
__ripplemath_cos (double __x)
{
  double __y = __ripplemath_cos_usual (__x);
  if (__RIPPLEMATH_HUGE (__x))
    {
      unsigned long long __m;
      double __t, __h = __ripplemath_reduce_huge (__x, &__m, &__t);
      __y = __ripplemath_sin_quarter (__m + 1, __h, __t);
    }
  return __y;
}

/* Both, with one reduction, 1 ULP.  */

__RIPPLEMATH float
__ripplemath_sincos_quarterf (unsigned __n, float __r, float __l, float *__cos)
{
  float __a = __ripplemath_sin_partf (__r, __l);
  float __b = __ripplemath_cos_partf (__r, __l);
  float __y = __RIPPLEMATH_ODDF (__n) ? __b : __a;
  float __z = __RIPPLEMATH_ODDF (__n) ? __a : __b;
  *__cos = __ripplemath_of_bitsf (__ripplemath_bitsf (__z)
				  ^ ((__n + 1) & 2) << 30);
  return __ripplemath_of_bitsf (__ripplemath_bitsf (__y) ^ (__n & 2) << 30);
}

__RIPPLEMATH void
__ripplemath_sincosf (float __x, float *__sin, float *__cos)
{
  unsigned __n;
  float __c, __l, __r = __ripplemath_reducef (__x, &__n, &__l);
  float __y = __ripplemath_sincos_quarterf (__n, __r, __l, &__c);
  if (__RIPPLEMATH_HUGE_OR_0F (__x))
    {
      if (__RIPPLEMATH_HUGEF (__x))
	{
	  unsigned __m;
	  float __t, __h = __ripplemath_reduce_hugef (__x, &__m, &__t);
	  __y = __ripplemath_sincos_quarterf (__m, __h, __t, &__c);
	}
      __y = __x == 0.0f ? __x : __y;
    }
  *__sin = __y;
  *__cos = __c;
}

__extension__ __RIPPLEMATH double
__ripplemath_sincos_quarter (unsigned long long __n, double __r, double __l,
			     double *__cos)
{
  double __a = __ripplemath_sin_part (__r, __l);
  double __b = __ripplemath_cos_part (__r, __l);
  double __y = __RIPPLEMATH_ODD (__n) ? __b : __a;
  double __z = __RIPPLEMATH_ODD (__n) ? __a : __b;
  *__cos = __ripplemath_of_bits (__ripplemath_bits (__z)
				 ^ ((__n + 1) & 2) << 62);
  return __ripplemath_of_bits (__ripplemath_bits (__y) ^ (__n & 2) << 62);
}

__extension__ __RIPPLEMATH void
__ripplemath_sincos (double __x, double *__sin, double *__cos)
{
  unsigned long long __n;
  double __c, __l, __r = __ripplemath_reduce (__x, &__n, &__l);
  double __y = __ripplemath_sincos_quarter (__n, __r, __l, &__c);
  if (__RIPPLEMATH_HUGE_OR_0 (__x))
    {
      if (__RIPPLEMATH_HUGE (__x))
	{
	  unsigned long long __m;
	  double __t, __h = __ripplemath_reduce_huge (__x, &__m, &__t);
	  __y = __ripplemath_sincos_quarter (__m, __h, __t, &__c);
	}
      __y = __builtin_fabs (__x) < __RIPPLEMATH_LEAST ? __x : __y;
    }
  *__sin = __y;
  *__cos = __c;
}

/* sin (pi x) and cos (pi x), 1 ULP.  x modulo 2 and what is left of it behind
   n quarters of a turn are exact.  Zeros have the sign of x, and +.  */

__RIPPLEMATH float
__ripplemath_sinpif (float __x)
{
  float __z = __x - 2.0f * __builtin_roundevenf (0.5f * __x);
  float __k = __builtin_roundevenf (__z + __z);
  float __l, __r = __ripplemath_quartersf ((__z + __z) - __k, &__l);
  unsigned __n = __ripplemath_bitsf (__k + 12582912.0f);
  float __y = __ripplemath_sin_quarterf (__n, __r, __l);
  return __y == 0.0f ? 0.0f * __x : __y;
}

__extension__ __RIPPLEMATH double
__ripplemath_sinpi (double __x)
{
  double __z = __x - 2.0 * __builtin_roundeven (0.5 * __x);
  double __k = __builtin_roundeven (__z + __z);
  double __l, __r = __ripplemath_quarters ((__z + __z) - __k, 0.0, &__l);
  unsigned long long __n = __ripplemath_bits (__k + 6755399441055744.0);
  double __y = __ripplemath_sin_quarter (__n, __r, __l);
  return __y == 0.0 ? 0.0 * __x : __y;
}

__RIPPLEMATH float
__ripplemath_cospif (float __x)
{
  float __z = __x - 2.0f * __builtin_roundevenf (0.5f * __x);
  float __k = __builtin_roundevenf (__z + __z);
  float __l, __r = __ripplemath_quartersf ((__z + __z) - __k, &__l);
  unsigned __n = __ripplemath_bitsf (__k + 12582912.0f);
  float __y = __ripplemath_sin_quarterf (__n + 1, __r, __l);
  return __y == 0.0f ? 0.0f : __y;
}

__extension__ __RIPPLEMATH double
__ripplemath_cospi (double __x)
{
  double __z = __x - 2.0 * __builtin_roundeven (0.5 * __x);
  double __k = __builtin_roundeven (__z + __z);
  double __l, __r = __ripplemath_quarters ((__z + __z) - __k, 0.0, &__l);
  unsigned long long __n = __ripplemath_bits (__k + 6755399441055744.0);
  double __y = __ripplemath_sin_quarter (__n + 1, __r, __l);
  return __y == 0.0 ? 0.0 : __y;
}

#ifndef __RIPPLE_MATH_FAST

/* tan x, 1 ULP: with fused operations tan r of degree 15 on [0, 0.798], error
   2^-29.1, and -1 / tan r where n is odd.

   Near pi/4, r^3 P (s) is large enough that the error e of s = r^2 counts.  As
   a part of tan r it is 0.58 r e, nearly, and what is left of it at most
   0.1 ULP.  */

#ifdef __FP_FAST_FMAF

__RIPPLEMATH float
__ripplemath_tan_quarterf (unsigned __n, float __r, float __l)
{
  float __s = __r * __r;
  float __e = __builtin_fmaf (__r, __r, -__s);
  __e = __builtin_fmaf (__r, __l + __l, __e);
  __l = __builtin_fmaf (__e, 0.58f * __r, __l);
  float __s_2 = __s * __s;
  float __p = __RIPPLE_FMAF (0.004553381f, __s, -0.00026705666f);
  __p = __RIPPLE_FMAF (__p, __s_2,
		       __RIPPLE_FMAF (0.011115218f, __s, 0.021175025f));
  __p = __RIPPLE_FMAF (__p, __s_2,
		       __RIPPLE_FMAF (0.0540806f, __s, 0.1333248f));
  __p = __RIPPLE_FMAF (__p, __s, 0.33333355f);
  float __v = __r * __s;
  __l = __builtin_fmaf (__p, __builtin_fmaf (__r, __s, -__v), __l);
  __p = __builtin_fmaf (__p, __v, __l);
  /* Of the quotient both parts of tan r are divisors.  */
  float __t = __RIPPLE_KEEP (__r + __p), __q = -1.0f / __t;
  __e = __builtin_fmaf (__q, __t, 1.0f);
  __e = __builtin_fmaf (__q, __RIPPLE_KEEP (__r - __t) + __p, __e);
  return __RIPPLEMATH_ODDF (__n) ? __builtin_fmaf (__q, __e, __q) : __t;
}

__RIPPLEMATH float
__ripplemath_tan_usualf (float __x)
{
  unsigned __n;
  float __l, __r = __ripplemath_reducef (__x, &__n, &__l);
  return __ripplemath_tan_quarterf (__n, __r, __l);
}

#else

/* Without fused operations r is a double, and tan r = r / c, c = r cot r of
   degree 8, error 2^-27.3, or -c / r.  They change places as integers.  */

__extension__ __RIPPLEMATH float
__ripplemath_tan_wide (unsigned __n, double __r)
{
  double __s = __r * __r;
  float __t = (float) __s, __p = -0.00024820815f;
  __p = __RIPPLE_FMAF (__p, __t, -0.002096269f);
  __p = __RIPPLE_FMAF (__p, __t, -0.022226539f);
  __p = __RIPPLE_FMAF (__p, __t, -0.33333305f);
  unsigned __sign = __n << 31;
  long long __a = __ripplemath_bits (__r);
  long long __b = __ripplemath_bits (__p * __s + 1.0);
  long long __c = (__a ^ __b) & (long long) ((int) __sign >> 31);
  __t = (float) (__ripplemath_of_bits (__a ^ __c)
		 / __ripplemath_of_bits (__b ^ __c));
  return __ripplemath_of_bitsf ((int) (__ripplemath_bitsf (__t) ^ __sign));
}

__RIPPLEMATH float
__ripplemath_tan_quarterf (unsigned __n, float __r, float __l)
{
  return __ripplemath_tan_wide (__n, (double) __r + __l);
}

__RIPPLEMATH float
__ripplemath_tan_usualf (float __x)
{
  float __k = __ripplemath_nearestf (__x * __RIPPLEMATH_2_PIF);
  unsigned __n = __ripplemath_bitsf (__k + 12582912.0f);
  return __ripplemath_tan_wide (__n, __ripplemath_less_wide (__x, __k));
}

#endif

/* tan x, 1 ULP: with t = 2 tan (r/2), of degree 19, error 2^-58.7,

     tan r = t / (1 - t^2/4),

   or -1 / tan r.  Both parts of the fraction have an error term, which the
   quotient is corrected with.  */

__extension__ __RIPPLEMATH double
__ripplemath_tan_quarter (unsigned long long __n, double __r, double __l)
{
  double __s = __r * __r;
  double __s_2 = __s * __s;
  double __s_4 = __s_2 * __s_2;
  double __p = __RIPPLE_FMA (8.920613423332192e-8, __s, 8.768306264882399e-7);
  __p = __RIPPLE_FMA (__RIPPLE_FMA (1.2540658584794464e-9, __s,
				    8.531357433035599e-9), __s_2, __p);
  double __v = __RIPPLE_FMA (0.0008432539688702991, __s, 0.008333333333305711);
  __v = __RIPPLE_FMA (__RIPPLE_FMA (8.65554491526261e-6, __s,
				    8.542768286450354e-5), __s_2, __v);
  __p = __RIPPLE_FMA (__p, __s_4, __v);
  __p = __RIPPLE_FMA (__p, __s, 0.08333333333333376);
  __p = __RIPPLE_KEEP (__RIPPLE_FMA (__p, __r * __s, __l));
  double __t = __RIPPLE_KEEP (__r + __p);
  /* u is left out of d + e = 1 - (t + u)^2/4, and made greater instead: its
     share in the quotient is by (1 + t^2/4) / (1 - t^2/4), which is 1 to
     1.4.  */
  double __u = (__RIPPLE_KEEP (__r - __t) + __p) * 1.2;
  double __h = 0.25 * __t;
  double __d = __RIPPLE_KEEP (__RIPPLE_FMA (-__h, __t, 1.0));
  double __e = __RIPPLE_KEEP (1.0 - __d);
  __e = __RIPPLE_KEEP (__ripplemath_rest (__h, __t, __e));
  int __odd = __RIPPLEMATH_ODD (__n);
  double __a = __odd ? __d : __t, __al = __odd ? __e : __u;
  double __b = __odd ? __t : __d, __bl = __odd ? __u : __e;
  double __i = 1.0 / __b, __q = __RIPPLE_KEEP (__a * __i);
  double __f = __RIPPLE_KEEP (__ripplemath_rest (__q, __b, __a));
  __f = __f + __RIPPLE_FMA (-__q, __bl, __al);
  __q = __RIPPLE_FMA (__f, __i, __q);
  return __ripplemath_of_bits (__ripplemath_bits (__q) ^ __n << 63);
}

#endif

__RIPPLEMATH float
__ripplemath_tanf (float __x)
{
  float __y = __ripplemath_tan_usualf (__x);
  if (__RIPPLEMATH_HUGE_OR_0F (__x))
    {
      if (__RIPPLEMATH_HUGEF (__x))
	{
	  unsigned __m;
	  float __t, __h = __ripplemath_reduce_hugef (__x, &__m, &__t);
	  __y = __ripplemath_tan_quarterf (__m, __h, __t);
	}
      __y = __x == 0.0f ? __x : __y;
    }
  return __y;
}

__extension__ __RIPPLEMATH double
__ripplemath_tan (double __x)
{
  unsigned long long __n;
  double __l, __r = __ripplemath_reduce (__x, &__n, &__l);
  double __y = __ripplemath_tan_quarter (__n, __r, __l);
  if (__RIPPLEMATH_HUGE_OR_0 (__x))
    {
      if (__RIPPLEMATH_HUGE (__x))
	{
	  unsigned long long __m;
	  double __t, __h = __ripplemath_reduce_huge (__x, &__m, &__t);
	  __y = __ripplemath_tan_quarter (__m, __h, __t);
	}
      __y = __builtin_fabs (__x) < __RIPPLEMATH_LEAST ? __x : __y;
    }
  return __y;
}

#endif
