/* tgamma and lgamma on lanes.  See core.h.

   Both are made of Stirling's formula,

     log Gamma (t) = (t - 1/2) (log t - 1) + log (2 pi) / 2 - 1/2 + mu (t),

   where t mu (t) is a polynomial in 1 / t^2, and t = 2^k m,

     log t = k log 2 + log c + 2 atanh s,  s = (m - c) / (m + c).

   For small x

     Gamma (x) = Gamma (x + 6) / (x (x+1) ... (x+5))
	       = Gamma (x + 6) / (u (u+4) (u+6)),  u = x (x+5),

     log Gamma (x) = (x-1) (x-2) R (x - 2)  for 1 <= x < 3
     log Gamma (x) = x (x-1) R (x - 1) - log x  for x < 1.

   And for negative numbers

     Gamma (-x) = -1 / (x s Gamma (x)),  s = sin (pi x) / pi.

   float functions do this in double, with polynomials for 2^-29 or so: the
   logarithm of float needed two parts else, like that of double.

   A number of two parts h + l has 26 bits in h: products of such h are exact,
   also without fused operations.

   signgam is not set.

   Constants are decimal, as C++11 does not know others.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_GAMMA_H
#define RIPPLE_MATH_GAMMA_H

#pragma GCC system_header

#include "core.h"

/* X without its last 27 bits.  */

__extension__ __RIPPLEMATH double
__ripplemath_gamma_high (double __x)
{
  return __ripplemath_of_bits (__ripplemath_bits (__x) & ~0x7ffffffLL);
}

/* K + 1023 for T = 2^K M, M between 1 - FROM 2^-52 / 2 and the double of that;
   M; K.  T is normal.  */

__extension__ __RIPPLEMATH unsigned long long
__ripplemath_gamma_exponent (double __t, unsigned long long __from)
{
  return ((unsigned long long) __ripplemath_bits (__t) + __from) >> 52;
}

__extension__ __RIPPLEMATH double
__ripplemath_gamma_mantissa (double __t, unsigned long long __e)
{
  return __ripplemath_of_bits ((long long) ((unsigned long long)
    __ripplemath_bits (__t) - (__e << 52) + (1023ULL << 52)));
}

__extension__ __RIPPLEMATH double
__ripplemath_gamma_scale (unsigned long long __e)
{
  return __ripplemath_of_bits ((long long) (__e | 0x433ULL << 52))
	 - (4503599627370496.0 + 1023);
}

/* 2 atanh s / s - 2, over s^2, for c = 1.  */

__RIPPLEMATH double
__ripplemath_gamma_atanhf (double __g)
{
  double __q = 0.23332363342961843;
  __q = __RIPPLE_FMA (__q, __g, 0.28550737875488252);
  __q = __RIPPLE_FMA (__q, __g, 0.40000122746093814);
  __q = __RIPPLE_FMA (__q, __g, 0.66666666553032672);
  return __q;
}

/* log T = __H + __L, in two halves, as the first one gives what has to be
   divided by: __D.  __I is 1 / __D, for which 50 bits are enough.  */

#define __RIPPLE_GAMMA_LOG(T) \
  __extension__ unsigned long long __e \
    = __ripplemath_gamma_exponent (T, 0x5176066000000ULL); \
  double __m = __ripplemath_gamma_mantissa (T, __e); \
  double __k = __ripplemath_gamma_scale (__e); \
  double __c = __m > 1.189207115 ? 1.4140625 : 1; \
  double __f = __m - __c, __d = __m + __c

#define __RIPPLE_GAMMA_LOG_PARTS(K, I) \
  double __s = __ripplemath_gamma_high (__f * (I)); \
  double __d1 = __ripplemath_gamma_high (__d); \
  double __d2 = __RIPPLE_KEEP (__m - __RIPPLE_KEEP (__d1 - __c)); \
  double __l = (__RIPPLE_KEEP (__f - __s * __d1) - __s * __d2) * (I); \
  double __g = (__s + __l) * (__s + __l); \
  double __q = 0.15688442826785529; \
  __q = __RIPPLE_FMA (__q, __g, 0.1817924360069921); \
  __q = __RIPPLE_FMA (__q, __g, 0.22222232256988259); \
  __q = __RIPPLE_FMA (__q, __g, 0.28571428553763406); \
  __q = __RIPPLE_FMA (__q, __g, 0.40000000000011371); \
  __q = __RIPPLE_FMA (__q, __g, 0.66666666666666663); \
  __l = __RIPPLE_FMA (__q * __g, __s + __l, 2 * __l); \
  __l = __RIPPLE_FMA (K, 5.4979230187083712e-14, __l); \
  __l += __m > 1.189207115 ? 1.077574303757264e-13 : 0; \
  /* A multiple of 2^-42.  */ \
  double __h1 = (K) * 0.69314718055989033; \
  __h1 = __RIPPLE_KEEP (__h1 \
			+ (__m > 1.189207115 ? 0.34646676734610082 : 0)); \
  double __h = __ripplemath_gamma_high (__h1 + 2 * __s); \
  __l += __RIPPLE_KEEP (__RIPPLE_KEEP (__h1 - __h) + 2 * __s)

/* sin (pi X) / pi = H + L, of the sign of Y, for X = an integer + Y.  */

#define __RIPPLE_GAMMA_SINE(Y, H, L) \
  do \
    { \
      double __a = __builtin_fabs (Y); \
      double __b = __a > 0.25 ? 0.5 - __a : __a; \
      double __w = __b * __b; \
      double __p = -6.920718509599024e-06; \
      __p = __RIPPLE_FMA (__p, __w, 0.00014842405941973855); \
      __p = __RIPPLE_FMA (__p, __w, -0.0023460808338784385); \
      __p = __RIPPLE_FMA (__p, __w, 0.026147847813247239); \
      __p = __RIPPLE_FMA (__p, __w, -0.19075182412203831); \
      __p = __RIPPLE_FMA (__p, __w, 0.8117424252833535); \
      __p = __RIPPLE_FMA (__p, __w, -1.6449340668482264); \
      double __q = -3.3009020628654514e-05; \
      __q = __RIPPLE_FMA (__q, __w, 0.00061417697970141149); \
      __q = __RIPPLE_FMA (__q, __w, -0.0082145875710821249); \
      __q = __RIPPLE_FMA (__q, __w, 0.074908066141266341); \
      __q = __RIPPLE_FMA (__q, __w, -0.42502733997930942); \
      __q = __RIPPLE_FMA (__q, __w, 1.2919281950124915); \
      __q = __RIPPLE_FMA (__q, __w, -1.5707963267948966); \
      H = __builtin_copysign (__a > 0.25 ? 0.31830988618379069 : __b, Y); \
      L = __builtin_copysign (1.0, Y) * (__a > 0.25 \
	? __RIPPLE_FMA (__q, __w, -1.9678676675182486e-17) \
	: __p * __w * __b); \
    } \
  while (0)

/* Gamma (X), 1 ULP.  Subnormal and infinite results come from numbers whose
   logarithm is less than 90 in magnitude, which double can do.  */

__extension__ __RIPPLEMATH float
__ripplemath_tgammaf (float __x)
{
  double __n = __builtin_fabs ((double) __x);
  double __z = __n > 50 ? 50 : __n, __t = __z + 4;
  double __c = __z * (__z + 3);
  /* x (x+1) (x+2) (x+3).  */
  double __b = __c * (__c + 2), __a = 1, __dir = 1;
  if (__builtin_expect (__x < 0, 0))
    {
      double __i = __builtin_roundeven (__n), __y = __n - __i;
      double __w = __y * __y;
      double __v = -0.0022551156120738602;
      __v = __RIPPLE_FMA (__v, __w, 0.026128085263730665);
      __v = __RIPPLE_FMA (__v, __w, -0.1907500662174173);
      __v = __RIPPLE_FMA (__v, __w, 0.81174237049464815);
      __v = __RIPPLE_FMA (__v, __w, -1.6449340665749304);
      __y = __RIPPLE_FMA (__v * __w, __y, __y);
      /* Of the sign of Gamma.  */
      long long __odd = (long long) ((unsigned long long)
	__ripplemath_bits (__i + 4503599627370496.0) << 63);
      __y = __ripplemath_of_bits (__ripplemath_bits (-__y) ^ __odd);
      __a = __b;
      __b = __z * __y;
      __dir = -1;
    }
  unsigned long long __e
    = __ripplemath_gamma_exponent (__t, 0x95f6200000000ULL);
  double __f = __ripplemath_gamma_mantissa (__t, __e), __d = __f + 1;
  __f -= 1;
  /* One division for three numbers.  */
  double __dt = __d * __t, __r = 1 / (__dt * __b);
  __a *= __dt * __r;
  __r *= __b;
  double __s = __f * (__r * __t), __g = __s * __s, __i = __r * __d;
  double __q = __ripplemath_gamma_atanhf (__g);
  __q = __RIPPLE_FMA (__q * __g, __s, 2 * __s);
  __q = __RIPPLE_FMA (__ripplemath_gamma_scale (__e), 0.69314718055994529,
		      __q);
  double __w = __i * __i;
  double __u = 0.00074302286794104713;
  __u = __RIPPLE_FMA (__u, __w, -0.0027766338050718986);
  __u = __RIPPLE_FMA (__u, __w, 0.083333329464066408);
  __u = __RIPPLE_FMA (__u, __i, 0.41893853320467273);
  __u = __RIPPLE_FMA (__t - 0.5, __q - 1, __u) * __dir;
  double __k = __builtin_roundeven (__u * 1.4426950408889634);
  __r = __RIPPLE_FMA (__k, -0.69314718055994529, __u);
  double __p = 0.00019907928213404677;
  __p = __RIPPLE_FMA (__p, __r, 0.0013933882948180157);
  __p = __RIPPLE_FMA (__p, __r, 0.0083332855154474687);
  __p = __RIPPLE_FMA (__p, __r, 0.041666462816864182);
  __p = __RIPPLE_FMA (__p, __r, 0.16666666757863771);
  __p = __RIPPLE_FMA (__p, __r, 0.5000000013678314);
  __p = __RIPPLE_FMA (__p * __r, __r, __r);
  __p = __RIPPLE_FMA (__p, __a, __a);
  __p *= __ripplemath_power2 (__ripplemath_int (__k));
  float __y = __x > 36 ? __builtin_inff () : (float) __p;
  return __x == 0 ? __builtin_copysignf (__builtin_inff (), __x) : __y;
}

/* Gamma (X), 1 ULP, 1.1 without fused operations; 2 for negative numbers.  */

__extension__ __RIPPLEMATH double
__ripplemath_tgamma (double __x)
{
  double __n = __builtin_fabs (__x);
  /* Beyond these numbers the results are infinite, or 0.  */
  __n = __n < 8.6916947597937554e-311 ? 8.6916947597937554e-311 : __n;
  double __z = __n > 200 ? 200 : __n;
  double __t = __z < 6 ? __z + 6 : __z;
  double __tl = __z < 6 ? __z - __RIPPLE_KEEP (__t - 6) : 0;
  __RIPPLE_GAMMA_LOG (__t);
  double __i = 1 / (__d * __t);
  __RIPPLE_GAMMA_LOG_PARTS (__k, __i * __t);
  __i *= __d;
  double __w = __i * __i;
  double __u = -0.016495425346223072;
  __u = __RIPPLE_FMA (__u, __w, 0.0059059565062636165);
  __u = __RIPPLE_FMA (__u, __w, -0.0019065738894825789);
  __u = __RIPPLE_FMA (__u, __w, 0.00084161496184495337);
  __u = __RIPPLE_FMA (__u, __w, -0.00059523716645610138);
  __u = __RIPPLE_FMA (__u, __w, 0.00079365079050982483);
  __u = __RIPPLE_FMA (__u, __w, -0.0027777777777737165);
  __u = __RIPPLE_FMA (__u, __w, 0.083333333333333329);
  __u = __RIPPLE_FMA (__u, __i, -3.6787165056673351e-14);
  __u = __RIPPLE_FMA (__tl, __RIPPLE_FMA (-0.5, __i, __h), __u);
  /* log Gamma (t) = V + U.  */
  double __a = __t - 0.5, __a1 = __ripplemath_gamma_high (__a);
  __u = __RIPPLE_FMA (__a, __l, __u);
  __h -= 1;
  __u = __RIPPLE_FMA (__a - __a1, __h, __u);
  double __v = __a1 * __h;
  __k = __builtin_roundeven ((__v + 0.41893853320467273) * 1.4426950408889634);
  __v = __RIPPLE_KEEP (__v - __k * 0.69314718055989033);
  __v = __RIPPLE_KEEP (__v + 0.41893853320470953);
  __u = __RIPPLE_FMA (__k, -5.4979230187083712e-14, __u);
  /* x = z1 + z2, x + 5 = y1 + y2, u = u1 + u2.  */
  double __z1 = __ripplemath_gamma_high (__z), __z2 = __z - __z1;
  double __y = __z + 5, __y1 = __ripplemath_gamma_high (__y);
  double __y2 = __RIPPLE_KEEP (__z - __RIPPLE_KEEP (__y1 - 5));
  double __u0 = __z1 * __y1;
  double __u2 = __RIPPLE_FMA (__z1, __y2, __z2 * __y);
  /* u + 4 = b1 + b2, u + 6 = c1 + c2, their product a1 + a2.  */
  double __b1 = __ripplemath_gamma_high (__u0 + 4);
  double __b2 = __RIPPLE_KEEP (__RIPPLE_KEEP (4 - __b1) + __u0) + __u2;
  double __c1 = __ripplemath_gamma_high (__u0 + 6);
  double __c2 = __RIPPLE_KEEP (__RIPPLE_KEEP (6 - __c1) + __u0) + __u2;
  double __a0 = __b1 * __c1;
  double __a2 = __RIPPLE_FMA (__b1, __c2, __b2 * (__c1 + __c2));
  __a1 = __ripplemath_gamma_high (__a0 + __a2);
  __a2 += __RIPPLE_KEEP (__a0 - __a1);
  /* u, and the product of all.  */
  double __u1 = __ripplemath_gamma_high (__u0 + __u2);
  __u2 += __RIPPLE_KEEP (__u0 - __u1);
  __b1 = __z < 6 ? __a1 * __u1 : 1;
  __b2 = __z < 6 ? __RIPPLE_FMA (__a1, __u2, __a2 * (__u1 + __u2)) : 0;
  /* The result is e^(V + U) 2^K (N1 + N2) / (B1 + B2).  */
  double __n1 = 1, __n2 = 0;
  if (__builtin_expect (__x < 0, 0))
    {
      double __o = __builtin_roundeven (__n), __s1, __s2;
      __RIPPLE_GAMMA_SINE (__n - __o, __s1, __s2);
      double __s0 = __ripplemath_gamma_high (__s1);
      __s2 += __s1 - __s0;
      /* Of the sign of Gamma.  */
      long long __odd = (long long) ((unsigned long long)
	__ripplemath_bits (__o + 4503599627370496.0) << 63);
      __s1 = -__ripplemath_of_bits (__ripplemath_bits (__s0) ^ __odd);
      __s2 = -__ripplemath_of_bits (__ripplemath_bits (__s2) ^ __odd);
      /* Powers of 2 keep the quotient away from infinity.  */
      __n1 = 0.0078125 * (__z < 6 ? __a1 * __y1 : 1);
      __n2 = 0.0078125
	     * (__z < 6 ? __RIPPLE_FMA (__a1, __y2, __a2 * __y) : 0);
      __b2 = __z < 6 ? 1024.0 * __s2
	     : __RIPPLE_FMA (__z1, __s2, __z2 * (__s1 + __s2));
      __b1 = (__z < 6 ? 1024.0 : __z1) * __s1;
      __k = (__z < 6 ? 17 : 7) - __k;
      __v = -__v;
      __u = -__u;
    }
  double __b = __b1 + __b2;
  __b2 += __RIPPLE_KEEP (__b1 - __ripplemath_gamma_high (__b));
  __b1 = __ripplemath_gamma_high (__b);
  /* The quotient Q + QL.  */
  __i = 1 / __b;
  double __q1 = __ripplemath_gamma_high ((__n1 + __n2) * __i);
  double __q2 = __RIPPLE_KEEP (__n1 - __q1 * __b1) + (__n2 - __q1 * __b2);
  __q2 *= __i;
  __q = __RIPPLE_KEEP (__q1 + __q2);
  double __ql = __RIPPLE_KEEP (__q1 - __q) + __q2;
  /* e^(V + U) = 1 + P + PL.  */
  double __r = __RIPPLE_KEEP (__v + __u);
  double __rl = __RIPPLE_KEEP (__v - __r) + __u;
  double __p = 2.0921820888113486e-09;
  __p = __RIPPLE_FMA (__p, __r, 2.5105491509334e-08);
  __p = __RIPPLE_FMA (__p, __r, 2.755725222676268e-07);
  __p = __RIPPLE_FMA (__p, __r, 2.7557254738771561e-06);
  __p = __RIPPLE_FMA (__p, __r, 2.4801587348050118e-05);
  __p = __RIPPLE_FMA (__p, __r, 0.00019841269875343627);
  __p = __RIPPLE_FMA (__p, __r, 0.0013888888888874099);
  __p = __RIPPLE_FMA (__p, __r, 0.0083333333333259849);
  __p = __RIPPLE_FMA (__p, __r, 0.041666666666666685);
  __p = __RIPPLE_FMA (__p, __r, 0.16666666666666671);
  __p = __RIPPLE_FMA (__p, __r, 0.5);
  double __p1 = __RIPPLE_KEEP (__p * (__r * __r));
  __p = __RIPPLE_KEEP (__r + __p1);
  double __pl = __RIPPLE_KEEP (__r - __p) + __p1;
  __pl += __RIPPLE_FMA (__rl, __p, __rl);
  __pl = __RIPPLE_FMA (__q, __pl, __RIPPLE_FMA (__ql, __p, __ql));
  __pl = __RIPPLE_FMA (__q, __p, __pl);
  __p = __ripplemath_scale (__q + __pl, __ripplemath_int (__k));
  __p = __x > 172 ? __builtin_inf () : __p;
  return __x == 0 ? __builtin_copysign (__builtin_inf (), __x) : __p;
}

/* log |Gamma (X)|, 2 ULP.  For negative numbers the error is 2 ULP or
   2^-51, what is more: they have zeros between the integers.  */

__extension__ __RIPPLEMATH double
__ripplemath_lgamma (double __x)
{
  double __z = __builtin_fabs (__x);
  double __zn = __z < __DBL_MIN__ ? __z * 1.8446744073709552e19 : __z;
  /* 1 / z matters where it is not small.  */
  double __zi = __zn > 1.2676506002282294e30 ? 1.2676506002282294e30 : __zn;
  double __res;
    {
      __RIPPLE_GAMMA_LOG (__zn);
      __k -= __z < __DBL_MIN__ ? 64 : 0;
      double __i = 1 / (__d * __zi);
      __RIPPLE_GAMMA_LOG_PARTS (__k, __i * __zi);
      __i *= __d;
      double __w = __i * __i;
      double __u = 0.27250494124414698;
      __u = __RIPPLE_FMA (__u, __w, -0.21306116424026);
      __u = __RIPPLE_FMA (__u, __w, 0.082746626221982034);
      __u = __RIPPLE_FMA (__u, __w, -0.023209498782787198);
      __u = __RIPPLE_FMA (__u, __w, 0.0061071597747724407);
      __u = __RIPPLE_FMA (__u, __w, -0.0019075575336206325);
      __u = __RIPPLE_FMA (__u, __w, 0.00084153825747543579);
      __u = __RIPPLE_FMA (__u, __w, -0.00059523538929872547);
      __u = __RIPPLE_FMA (__u, __w, 0.00079365077574741717);
      __u = __RIPPLE_FMA (__u, __w, -0.0027777777777312474);
      __u = __RIPPLE_FMA (__u, __w, 0.083333333333333315);
      __u = __RIPPLE_FMA (__u, __i, 0.41893853320467273);
      double __y = __z < 1 ? __z - 1 : __z - 2;
      __y = __y > 1 ? 1 : __y;
      double __v = __z < 1 ? __z : __z - 1;
      __v = __v > 2 ? 2 : __v;
      double __p = -8.7805964334059808e-10;
      __p = __RIPPLE_FMA (__p, __y, 1.5818262935600018e-09);
      __p = __RIPPLE_FMA (__p, __y, 2.8680502542939826e-09);
      __p = __RIPPLE_FMA (__p, __y, -4.358951731868832e-09);
      __p = __RIPPLE_FMA (__p, __y, -1.014790005618805e-08);
      __p = __RIPPLE_FMA (__p, __y, 1.632754577363558e-08);
      __p = __RIPPLE_FMA (__p, __y, 1.3150105216859232e-09);
      __p = __RIPPLE_FMA (__p, __y, 5.6883029875446634e-09);
      __p = __RIPPLE_FMA (__p, __y, -5.4436636146114702e-08);
      __p = __RIPPLE_FMA (__p, __y, 1.0444332659219951e-07);
      __p = __RIPPLE_FMA (__p, __y, -1.8426771053526736e-07);
      __p = __RIPPLE_FMA (__p, __y, 3.9572044856730236e-07);
      __p = __RIPPLE_FMA (__p, __y, -8.5648759074936842e-07);
      __p = __RIPPLE_FMA (__p, __y, 1.811477137027394e-06);
      __p = __RIPPLE_FMA (__p, __y, -3.8461370336196159e-06);
      __p = __RIPPLE_FMA (__p, __y, 8.2212050326217686e-06);
      __p = __RIPPLE_FMA (__p, __y, -1.7661952257770689e-05);
      __p = __RIPPLE_FMA (__p, __y, 3.8169083296788046e-05);
      __p = __RIPPLE_FMA (__p, __y, -8.3095083517591744e-05);
      __p = __RIPPLE_FMA (__p, __y, 0.00018255261441637661);
      __p = __RIPPLE_FMA (__p, __y, -0.00040570740167829972);
      __p = __RIPPLE_FMA (__p, __y, 0.00091537692412406977);
      __p = __RIPPLE_FMA (__p, __y, -0.0021081308337253528);
      __p = __RIPPLE_FMA (__p, __y, 0.0049986411646232749);
      __p = __RIPPLE_FMA (__p, __y, -0.012384192193377238);
      __p = __RIPPLE_FMA (__p, __y, 0.032965000621156974);
      __p = __RIPPLE_FMA (__p, __y, -0.10031730167435388);
      __p = __RIPPLE_FMA (__p, __y, 6.6377737800184881e-09);
      /* The product V Y = t1 + t2 times 0.42278432846069336 + P.  */
      double __v1 = __ripplemath_gamma_high (__v);
      double __y1 = __ripplemath_gamma_high (__y);
      double __t0 = __v1 * __y1;
      double __t2 = __RIPPLE_FMA (__v1, __y - __y1, (__v - __v1) * __y);
      double __t1 = __ripplemath_gamma_high (__t0 + __t2);
      __t2 += __RIPPLE_KEEP (__t0 - __t1);
      __p = __RIPPLE_FMA (__t1, __p, __t2 * (0.42278432846069336 + __p));
      double __b = __t1 * 0.42278432846069336;
      __u = __z < 3 ? __p : __u;
      __u += __z < 1 ? __b : 0;
      double __a0 = __z < 1 ? -1 : 0, __half = __z < 3 ? 0 : 0.5;
      __a0 = __z < 3 ? __a0 : __z;
      double __a = __a0 - __half, __a1 = __ripplemath_gamma_high (__a);
      __h -= __z < 3 ? 0 : 1;
      __u = __RIPPLE_FMA (__a, __l, __u);
      __a0 = __RIPPLE_KEEP (__a0 - __a1) - __half;
      __u = __RIPPLE_FMA (__a0, __h, __u);
      __res = (__z >= 1) & (__z < 3) ? __b : __a1 * __h;
      __zi = __u;
    }
  __zn = __res;
  __res += __zi;
  if (__builtin_expect (__x < 0, 0))
    {
      double __y = __z - __builtin_roundeven (__z), __s1, __s2;
      __RIPPLE_GAMMA_SINE (__builtin_fabs (__y), __s1, __s2);
      /* z sin (pi z) / pi = b1 + b2.  */
      double __z1 = __ripplemath_gamma_high (__z);
      double __s0 = __ripplemath_gamma_high (__s1);
      double __b0 = __z1 * __s0;
      double __b2 = __RIPPLE_FMA (__z1, __s2 + __RIPPLE_KEEP (__s1 - __s0),
				  (__z - __z1) * (__s1 + __s2));
      double __b1 = __RIPPLE_KEEP (__b0 + __b2);
      __b2 += __RIPPLE_KEEP (__b0 - __b1);
      __RIPPLE_GAMMA_LOG (__b1);
      double __i = 1 / (__d * __b1);
      __RIPPLE_GAMMA_LOG_PARTS (__k, __i * __b1);
      __l = __RIPPLE_FMA (__b2, __i * __d, __l);
      /* H + zn, and what is lost.  */
      double __t = __RIPPLE_KEEP (__h + __zn);
      double __o = __RIPPLE_KEEP (__t - __h);
      __o = __RIPPLE_KEEP (__h - __RIPPLE_KEEP (__t - __o))
	    + __RIPPLE_KEEP (__zn - __o);
      __t = -(__t + (__o + (__l + __zi)));
      __t = __y == 0 ? __builtin_inf () : __t;
      /* log z twice less once.  */
      __res = __z < 8.6736173798840355e-19 ? __res : __t;
    }
  /* Infinite in every rounding mode, where a product need not be.  */
  __res = __z < 2.5599833278516387e305 ? __res : __z + __builtin_inf ();
  /* 0 is positive.  */
  __res = __res == 0 ? 0 : __res;
  return __z == 0 ? __builtin_inf () : __res;
}

/* log |Gamma (X)|, 1 ULP.  Near the zeros of negative numbers too much would
   be lost: they take the way of double.  */

__extension__ __RIPPLEMATH float
__ripplemath_lgammaf (float __x)
{
  double __z = __builtin_fabs ((double) __x);
  unsigned long long __e
    = __ripplemath_gamma_exponent (__z, 0x95f6200000000ULL);
  double __f = __ripplemath_gamma_mantissa (__z, __e), __d = __f + 1;
  __f -= 1;
  double __i = 1 / (__d * __z);
  double __s = __f * (__i * __z), __g = __s * __s;
  __i *= __d;
  double __q = __ripplemath_gamma_atanhf (__g);
  __q = __RIPPLE_FMA (__q * __g, __s, 2 * __s);
  __q = __RIPPLE_FMA (__ripplemath_gamma_scale (__e), 0.69314718055994529,
		      __q);
  double __w = __i * __i;
  double __u = -0.00045570640626071989;
  __u = __RIPPLE_FMA (__u, __w, 0.00078493277623115792);
  __u = __RIPPLE_FMA (__u, __w, -0.0027775952529438515);
  __u = __RIPPLE_FMA (__u, __w, 0.083333332729715423);
  __u = __RIPPLE_FMA (__u, __i, 0.41893853320467273);
  double __y = __z < 1 ? __z - 1 : __z - 2;
  __y = __y > 1 ? 1 : __y;
  double __p = -1.0331938621561559e-05;
  __p = __RIPPLE_FMA (__p, __y, 1.9309032759956055e-05);
  __p = __RIPPLE_FMA (__p, __y, -5.1554347313491924e-06);
  __p = __RIPPLE_FMA (__p, __y, 2.0248531868549697e-05);
  __p = __RIPPLE_FMA (__p, __y, -9.4392865863306645e-05);
  __p = __RIPPLE_FMA (__p, __y, 0.00019580042382720929);
  __p = __RIPPLE_FMA (__p, __y, -0.00040038735382467316);
  __p = __RIPPLE_FMA (__p, __y, 0.00091050581582897343);
  __p = __RIPPLE_FMA (__p, __y, -0.0021094069005303312);
  __p = __RIPPLE_FMA (__p, __y, 0.004999480629014702);
  __p = __RIPPLE_FMA (__p, __y, -0.012384056958788726);
  __p = __RIPPLE_FMA (__p, __y, 0.032964946865382656);
  __p = __RIPPLE_FMA (__p, __y, -0.10031730585842015);
  __p = __RIPPLE_FMA (__p, __y, 0.42278433565721768);
  __p = (__z < 1 ? __z : __z - 1) * __y * __p;
  __u = __z < 3 ? __p : __u;
  double __a = __z < 1 ? -1 : 0;
  __a = __z < 3 ? __a : __z - 0.5;
  __u = __RIPPLE_FMA (__a, __z < 3 ? __q : __q - 1, __u);
  if (__builtin_expect (__x < 0, 0))
    __u = __ripplemath_lgamma ((double) __x);
  __u = __z < __builtin_inf () ? __u : __z;
  __u = __u == 0 ? 0 : __u;
  return (float) (__z == 0 ? __builtin_inf () : __u);
}

#endif
