/* pow on lanes.  See core.h.

   x^y = 2^(y log2 x),  x > 0.

   The product is as large as 1074 (149), so that log2 x needs some 11 (8) bits
   more than the result has.

   float: all of it is done in double.  Pairs of floats take as many operations
   with fused multiply-add, and three times as many without.

   double: log2 x is a sum of two numbers.  With x = 2^k m, sqrt (2/3) <= m
   < 2 sqrt (2/3), and c = 3/4 if m > 2 / sqrt 3, else 1, the number
   f = c m - 1 is exact and

   log2 x = k - log2 c + 2 / log 2 artanh s,  s = f / (2 + f), |s| < 0.102
	  = k - log2 c + s (C0 + s^2 (C1 + s^2 Q (s^2))).

   Everything but Q is a sum of two numbers.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_POWER_H
#define RIPPLE_MATH_POWER_H

#pragma GCC system_header

#include "exp.h"

/* What holds for few lanes, if for any.  */
#ifndef __RIPPLE_RARE
# define __RIPPLE_RARE(C) __builtin_expect (C, 0)
#endif

/* X 2^N, N being an integer, -1023 <= N <= 1024: zero and infinity at the
   ends.  The sum has N + 1023 in the bits that the shift leaves.  */

__extension__ __RIPPLEMATH double
__ripplemath_scaled_by (double __x, double __n)
{
#ifdef __RIPPLEMATH_INSTRUCTIONS
  return __ripplemath_insn_scalb (__x, __n);
#else
  unsigned long long __i
    = (unsigned long long) __ripplemath_bits (__n + 6755399441056767.0);
  return __x * __ripplemath_of_bits ((long long) (__i << 52));
#endif
}

/* With math=fast, and fused operations, log2 x is a pair of floats:

     log2 x = k - log2 c + log2 (1 + f),  f = c m - 1,  x = 2^k m,

   where m is between 0.827 and 1.654 and the numbers c, one for each eighth of
   those that the bits of m can be, have so few bits that f is exact; it is 1
   near 1.  |f| < 0.083.  These numbers and their logarithms are tables of one
   vector of AVX2, or two of Advanced SIMD.
   K is added to the exponent, times 2^23.  The logarithms of zero and infinity
   are large numbers there.
   Polynomials: (log2 (1 + f) - f / log 2) / f^2, degree 4, 2^-29 of the
   logarithm, 2^-30 near 1; 2^r, |r| <= 1/2, degree 6, 2^-27.3.  */

#if defined __RIPPLE_MATH_FAST && defined __FP_FAST_FMAF \
    && (defined __AVX2__ || !defined __SSE2__)
# define __RIPPLEMATH_POWER_PAIRS 1
# define __RIPPLEMATH_POWER_LARGE 8e36f

__RIPPLEMATH float
__ripplemath_powf_pairs (float __x, float __y, float __k)
{
  static const float __c[8]
    = { 1.125f, 1.0625f, 1.0f, 0.9375f, 0.8125f, 0.75f, 0.6875f, 0.625f };
  static const float __high[8]
    = { -0.16992188f, -0.08746338f, 0.0f, 0.09310913f, 0.29956055f,
	0.41503906f, 0.5405731f, 0.67807007f };
  static const float __low[8]
    = { -3.1264424e-6f, 5.376559e-7f, 0.0f, 2.735321e-7f, -2.650161e-7f,
	-1.563221e-6f, -4.738754e-6f, 1.8367533e-6f };
  unsigned __i = (unsigned) __ripplemath_bitsf (__x);
  unsigned __e = __i - 0x3f53c000u;
  unsigned __j = __e >> 20 & 7;
  __e = __e & 0xff800000u;
  float __m = __ripplemath_of_bitsf ((int) (__i - __e));
  float __f = __builtin_fmaf (__m, __c[__j], -1.0f);
  __k = __builtin_fmaf (__k + (float) (int) __e, 1 / 8388608.0f, __high[__j]);
  float __q = __RIPPLE_KEEP (__f * 1.442695f);
  float __s = __RIPPLE_KEEP (__k + __q);
  float __l = __builtin_fmaf (__f, 1.442695f, -__q)
	      + __builtin_fmaf (__f, 1.925963e-8f, __low[__j]);
  __l = __RIPPLE_KEEP (__RIPPLE_KEEP (__k - __s) + __q) + __l;
  float __h = __f * __f;
  float __p = __builtin_fmaf (-0.23538526f, __f, 0.28993287f);
  __p = __builtin_fmaf (__p, __h, __builtin_fmaf (-0.36069852f, __f,
						  0.4808964f));
  __l = __builtin_fmaf (__p, __h * __f, __l);
  /* S + L = log2 x.  */
  __q = __s;
  __s = __RIPPLE_KEEP (__builtin_fmaf (__h, -0.7213475f, __q));
  __q = __RIPPLE_KEEP (__q - __s);
  __l = __builtin_fmaf (__h, -0.7213475f, __q) + __l;
  float __t = __builtin_fmaf (__y, __s, __y * __l);
  float __n = __ripplemath_nearestf (__t);
  float __r = __builtin_fmaf (__y, __l, __builtin_fmaf (__y, __s, -__n));
#ifdef __RIPPLEMATH_INSTRUCTIONS
  /* Where 2^n is zero or infinite, R may be anything.  */
  __r = __r < 1.0f ? __r : 1.0f;
  __r = __r > -1.0f ? __r : -1.0f;
#endif
  __h = __r * __r;
  __p = __builtin_fmaf (0.00015456429f, __r, 0.001338807f);
  __p = __builtin_fmaf (__p, __h, __builtin_fmaf (0.0096180774f, __r,
						  0.05550366f));
  __p = __builtin_fmaf (__p, __h, __builtin_fmaf (0.24022651f, __r,
						  0.6931472f));
  __p = __builtin_fmaf (__p, __r, 1.0f);
#ifdef __RIPPLEMATH_INSTRUCTIONS
  return __ripplemath_insn_scalbf (__p, __n);
#else
  /* Normal numbers by their exponents.  */
  __i = (unsigned) __ripplemath_bitsf (__n + 12582912.0f) << 23;
  __i += (unsigned) __ripplemath_bitsf (__p);
  __p = __ripplemath_of_bitsf ((int) __i);
  __p = __t < -126.0f ? 0.0f : __p;
  return __t < 128.0f ? __p : __builtin_inff ();
#endif
}

#else
# define __RIPPLEMATH_POWER_LARGE __builtin_inff ()
#endif

/* x^y, 0.75 ULP.
   Polynomials: log2 (1 + f) / f, sqrt (1/2) <= 1 + f <= sqrt 2, degree 11,
   2^-33.2; 2^r, |r| <= 1/2, degree 6, 2^-28.8.  */

__RIPPLEMATH float
__ripplemath_powf (float __x, float __y)
{
  float __k = 0.0f, __sign = 1.0f;
  if (__RIPPLE_RARE (((int) ((unsigned) __ripplemath_bitsf (__x) + 0x7f800000u)
		      > -0x01000001)
		     | !(__builtin_fabsf (__y) < __builtin_inff ())))
    {
      float __a = __builtin_fabsf (__x), __h = 0.5f * __y;
      /* If y is an integer, whether it is odd; else NaN if x < 0.  */
      __sign = __builtin_floorf (__h) != __h ? -1.0f : 1.0f;
      __sign = __builtin_floorf (__y) == __y ? __sign
	       : (__a > 0.0f) & (__a < __builtin_inff ()) ? __builtin_nanf ("")
	       : 1.0f;
      __sign = __ripplemath_bitsf (__x) < 0 ? __sign : 1.0f;
      /* The exponent, or what is the logarithm.  */
      __k = __a < __FLT_MIN__ ? -1.9293798e8f : 0.0f;
      __k = __a > 0.0f ? __k : -__RIPPLEMATH_POWER_LARGE;
      __k = __a < __builtin_inff () ? __k : __a + __RIPPLEMATH_POWER_LARGE;
      /* What is 1 whatever the other argument is.  */
      float __n = (__a == 1.0f) & (__builtin_fabsf (__y) == __builtin_inff ())
		  ? 0.0f : __x == 1.0f ? 0.0f : __y;
      __x = __a < __FLT_MIN__ ? __a * 8388608.0f : __a;
      __x = (__a > 0.0f) & (__a < __builtin_inff ()) ? __x : 1.0f;
      __k = __n == 0.0f ? 0.0f : __k;
      __y = __n;
    }
#ifdef __RIPPLEMATH_POWER_PAIRS
  return __ripplemath_powf_pairs (__x, __y, __k) * __sign;
#else
  unsigned __i = (unsigned) __ripplemath_bitsf (__x);
  unsigned __e = (__i - 0x3f3504f3u) & 0xff800000u;
  double __m = (double) __ripplemath_of_bitsf ((int) (__i - __e));
  double __f = __RIPPLE_KEEP (__m - 1.0);
  double __l = (double) ((__k + (float) (int) __e) * (1 / 8388608.0f));
  double __f_2 = __f * __f;
  double __p = -0.08634606996429423;
  __p = __RIPPLE_FMA (__p, __f_2,
		      __RIPPLE_FMA (0.15485761949009424, __f,
				    -0.15698227565337333));
  __p = __RIPPLE_FMA (__p, __f_2,
		      __RIPPLE_FMA (0.15900148234222353, __f,
				    -0.17904694813552796));
  __p = __RIPPLE_FMA (__p, __f_2,
		      __RIPPLE_FMA (0.20609625702003548, __f,
				    -0.24050417440729188));
  __p = __RIPPLE_FMA (__p, __f_2,
		      __RIPPLE_FMA (0.2885406435486233, __f,
				    -0.360672800540046));
  __p = __RIPPLE_FMA (__p, __f_2,
		      __RIPPLE_FMA (0.4808983207293967, __f,
				    -0.7213475252132548));
  __p = __RIPPLE_FMA (__p, __f, 1.442695040939346);
  __l = __RIPPLE_FMA (__p, __f, __l) * (double) __y;
  /* 2^1024 becomes infinity and 2^-1023 zero, exactly.  NaN stays.  */
  __RIPPLEMATH_WITHIN (__l, -1023.0, 1024.0);
  double __n = __ripplemath_nearest (__l);
  double __r = __RIPPLE_KEEP (__l - __n);
  double __r_2 = __r * __r;
  __p = __RIPPLE_FMA (0.00015376675548892167, __r, 0.001339991809564342);
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.009618352534218768, __r,
				    0.05550328817866173));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.24022648621790757, __r,
				    0.6931472057118426));
  __p = __RIPPLE_FMA (__p, __r, 1.0);
  return (float) __ripplemath_scaled_by (__p, __n) * __sign;
#endif
}

/* A * B - P, P being A * B rounded: exactly, or nearly so.  */

__extension__ __RIPPLEMATH double
__ripplemath_product_low (double __a, double __b, double __p)
{
#ifdef __FP_FAST_FMA
  return __builtin_fma (__a, __b, -__p);
#else
  double __h = __ripplemath_of_bits (__ripplemath_bits (__a) & -0x8000000LL);
  double __i = __ripplemath_of_bits (__ripplemath_bits (__b) & -0x8000000LL);
  double __l = __RIPPLE_KEEP (__a - __h), __m = __RIPPLE_KEEP (__b - __i);
  return __RIPPLE_KEEP (__RIPPLE_KEEP (__h * __i - __p)
			+ __RIPPLE_KEEP (__h * __m + __l * __i)) + __l * __m;
#endif
}

/* x^y, 1 ULP.
   Polynomials: Q, s^2 <= 0.01022, degree 5, 2^-67.8 of the logarithm;
   2^r, |r| <= 1/2, degree 11, 2^-57.3.  */

__extension__ __RIPPLEMATH double
__ripplemath_pow (double __x, double __y)
{
  double __bias = 4503599627370496.0 + 1023.0, __scale = 1.0;
  if (__RIPPLE_RARE (!((__x >= __DBL_MIN__) & (__x < __builtin_inf ()))))
    {
      double __a = __builtin_fabs (__x), __h = 0.5 * __y;
      __scale = __builtin_floor (__h) != __h ? -1.0 : 1.0;
      __scale = __builtin_floor (__y) == __y ? __scale
		: (__a > 0.0) & (__a < __builtin_inf ()) ? __builtin_nan ("")
		: 1.0;
      __scale = __builtin_copysign (1.0, __x) < 0.0 ? __scale : 1.0;
      /* What is subtracted from the exponent: see log.h.  */
      double __b = __a < __DBL_MIN__ ? 4503599627370496.0 + 1077.0 : __bias;
      __b = __a > 0.0 ? __b : __builtin_inf ();
      __b = __a < __builtin_inf () ? __b : -__a;
      __bias = __y == 0.0 ? __bias : __b;
      __x = __a < __DBL_MIN__ ? __a * 1.8014398509481984e16 : __a;
      __x = (__a > 0.0) & (__a < __builtin_inf ()) ? __x : 1.0;
    }

  /* K + l = log2 x.  */
  unsigned long long __i
    = (unsigned long long) __ripplemath_bits (__x) + 0x5df428ff3d3c2ULL;
  double __k = __ripplemath_of_bits ((long long) (__i >> 52
						  | 0x4330000000000000ULL));
  double __m = __ripplemath_of_bits ((long long) ((__i & 0xfffffffffffffULL)
						  + 0x3fea20bd700c2c3eULL));
  int __upper = __m > 1.1547005383792515;
  __k = __RIPPLE_KEEP (__k - __bias);
  __k = __RIPPLE_KEEP (__k + (__upper ? 0.4150374992786965 : 0.0));
  double __k_low = __upper ? 1.4733181985781966e-13 : 0.0;
  double __f = __RIPPLE_KEEP (__RIPPLE_FMA (__m, __upper ? -0.25 : 0.0,
					    __RIPPLE_KEEP (__m - 1.0)));

  double __u = __RIPPLE_KEEP (2.0 + __f);
  double __u_low = __f - __RIPPLE_KEEP (__u - 2.0);
  double __v = 1.0 / __u, __s = __RIPPLE_KEEP (__f * __v);
  double __t = __RIPPLE_KEEP (__s * __u);
  double __s_low = __RIPPLE_KEEP (__f - __t)
		   - __ripplemath_product_low (__s, __u, __t);
  __s_low = __RIPPLE_FMA (-__s, __u_low, __s_low) * __v;

  double __z = __RIPPLE_KEEP (__s * __s);
  double __z_low = __RIPPLE_FMA (__s + __s, __s_low,
				 __ripplemath_product_low (__s, __s, __z));
  double __z_2 = __z * __z;
  double __p = 0.1976182130227662;
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.22189287530115168, __z,
				    0.26230850415192014));
  __p = __RIPPLE_FMA (__p, __z_2,
		      __RIPPLE_FMA (0.3205988972417853, __z,
				    0.41219858311173035));
  __p = __RIPPLE_FMA (__p, __z, 0.5770780163555853);
  __p = __RIPPLE_KEEP (__p * __z);
  double __q = __RIPPLE_KEEP (0.9617966939259756 + __p);
  double __q_low = __RIPPLE_KEEP (__RIPPLE_KEEP (0.9617966939259756 - __q)
				  + __p) + 5.0577616648125907e-17;
  double __w = __RIPPLE_KEEP (__z * __q);
  double __w_low = __ripplemath_product_low (__z, __q, __w);
  __w_low = __RIPPLE_FMA (__z, __q_low, __w_low);
  __w_low = __RIPPLE_FMA (__z_low, __q, __w_low);
  __q = __RIPPLE_KEEP (2.8853900817779268 + __w);
  __q_low = __RIPPLE_KEEP (__RIPPLE_KEEP (2.8853900817779268 - __q) + __w)
	    + __RIPPLE_KEEP (__w_low + 4.0710547481862066e-17);
  double __l = __RIPPLE_KEEP (__s * __q);
  double __l_low = __ripplemath_product_low (__s, __q, __l);
  __l_low = __RIPPLE_FMA (__s, __q_low, __l_low);
  __l_low = __RIPPLE_FMA (__s_low, __q, __l_low);

  /* t = y log2 x.  */
  double __h = __RIPPLE_KEEP (__k + __l);
  __l_low = __RIPPLE_KEEP (__RIPPLE_KEEP (__k - __h) + __l)
	    + __RIPPLE_KEEP (__l_low + __k_low);
  __t = __RIPPLE_KEEP (__y * __h);
  double __t_low = __RIPPLE_FMA (__y, __l_low,
				 __ripplemath_product_low (__y, __h, __t));
  if (__RIPPLE_RARE (!(__builtin_fabs (__t) < 1021.0)))
    {
      /* The logarithm is 0 if x is 1, or -1 and y infinite.  Else what is
	 not a normal number is scaled at the end.  */
      double __a = __builtin_fabs (__t);
      double __b = (__a > 1080.0 ? 1080.0 : __a) - 512.0;
      double __c = __t > 0.0 ? 1.3407807929942597e154 : 7.458340731200207e-155;
      __c = __t > 1024.0 ? __builtin_inf () : __t < -1080.0 ? 0.0 : __c;
      __scale *= __h == 0.0 ? 1.0 : __c;
      __t_low = (__h != 0.0) & (__a < 1080.0) ? __t_low : 0.0;
      __t = __h == 0.0 ? 0.0 : __builtin_copysign (__b, __t);
    }

  double __n = __ripplemath_nearest (__t);
  double __r = __RIPPLE_KEEP (__t - __n) + __t_low;
  double __r_2 = __r * __r;
  __p = 4.450286591180852e-10;
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (7.073827469114831e-9, __r,
				    1.0178084635189646e-7));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (1.3215434993444435e-6, __r,
				    1.5252733810369278e-5));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.00015403530457778098, __r,
				    0.001333355814637615));
  __p = __RIPPLE_FMA (__p, __r_2,
		      __RIPPLE_FMA (0.009618129107593491, __r,
				    0.05550410866482228));
  __p = __RIPPLE_FMA (__p, __r, 0.24022650695910133);
#ifdef __FP_FAST_FMA
  __p = __builtin_fma (__p, __r, 0.6931471805599453);
  __p = __builtin_fma (__p, __r, 1.0);
#else
  /* The rounding error of a product near log 2 r would show.  */
  __p = (__p * __r + 0.1931471805599453) * __r;
  __p = __RIPPLE_KEEP (__p + __RIPPLE_KEEP (0.5 * __r)) + 1.0;
#endif
  return __ripplemath_scaled_by (__p, __n) * __scale;
}

#endif
