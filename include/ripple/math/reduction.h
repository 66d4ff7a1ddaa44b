/* Remainders of a division by pi/2, on lanes.  See core.h.

   x = n pi/2 + r + l,  n = the integer nearest to x / (pi/2),  |r| <= pi/4,

   where r is the remainder rounded and l its error.  Floats beyond 2^17 and
   doubles beyond 2^40 (2^20 without fused operations) are rare.  What is made
   of their n, r and l is done twice, so that no more than the result need be
   chosen where lanes that are huge and others meet.

   With __RIPPLE_MATH_FAST there is no l: quick-trig.h has the usual case, for
   floats up to 2^17 and doubles up to 2^40 or, without fused operations, 12288
   and 2^16.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_REDUCTION_H
#define RIPPLE_MATH_REDUCTION_H

#pragma GCC system_header

#include "core.h"

#ifdef __RIPPLE_MATH_FAST
# define __RIPPLEMATH_TRIG_FAST 1
#else
# define __RIPPLEMATH_TRIG_FAST 0
#endif

/* 2/pi, and pi/2 in parts: of 24 bits, of 53, and of 33 with a rest.  They are
   quotients as C++11 knows no negative exponents.  */

#define __RIPPLEMATH_2_PIF (1.2732395f / 2)
#define __RIPPLEMATH_PI_2F_1 1.5707964f
#define __RIPPLEMATH_PI_2F_2 (-1.4667108f / 33554432.0f)
#define __RIPPLEMATH_PI_2F_3 (-1.9310585f / 1.1258999e15f)

#define __RIPPLEMATH_2_PI (1.2732395447351628 / 2)
#define __RIPPLEMATH_PI_2_1 1.5707963267948966
#define __RIPPLEMATH_PI_2_2 (1.1030637736600981 / 1.8014398509481984e16)
#define __RIPPLEMATH_PI_2_3 (-1.9437167343794348 / 1.298074214633707e33)

#define __RIPPLEMATH_PI_2S_1 1.5707963267341256
#define __RIPPLEMATH_PI_2S_2 (1.044037917163223 / 17179869184.0)
#define __RIPPLEMATH_PI_2S_3 (1.1937352940440178 / 5.902958103587057e20)
#define __RIPPLEMATH_PI_2S_4 (1.7196294260253213 / 2.028240960365167e31)
/* All behind the first.  */
#define __RIPPLEMATH_PI_2S_REST (1.0440379171979652 / 17179869184.0)

/* The bits of 2/pi behind 40 zeros: 32 of them from bit 8 I on.  */

static const unsigned __ripplemath_2_pi[148] __attribute__ ((__unused__)) =
{
  0x00000000, 0x00000000, 0x000000a2, 0x0000a2f9, 0x00a2f983, 0xa2f9836e,
  0xf9836e4e, 0x836e4e44, 0x6e4e4415, 0x4e441529, 0x441529fc, 0x1529fc27,
  0x29fc2757, 0xfc2757d1, 0x2757d1f5, 0x57d1f534, 0xd1f534dd, 0xf534ddc0,
  0x34ddc0db, 0xddc0db62, 0xc0db6295, 0xdb629599, 0x6295993c, 0x95993c43,
  0x993c4390, 0x3c439041, 0x439041fe, 0x9041fe51, 0x41fe5163, 0xfe5163ab,
  0x5163abde, 0x63abdebb, 0xabdebbc5, 0xdebbc561, 0xbbc561b7, 0xc561b724,
  0x61b7246e, 0xb7246e3a, 0x246e3a42, 0x6e3a424d, 0x3a424dd2, 0x424dd2e0,
  0x4dd2e006, 0xd2e00649, 0xe006492e, 0x06492eea, 0x492eea09, 0x2eea09d1,
  0xea09d192, 0x09d1921c, 0xd1921cfe, 0x921cfe1d, 0x1cfe1deb, 0xfe1deb1c,
  0x1deb1cb1, 0xeb1cb129, 0x1cb129a7, 0xb129a73e, 0x29a73ee8, 0xa73ee882,
  0x3ee88235, 0xe88235f5, 0x8235f52e, 0x35f52ebb, 0xf52ebb44, 0x2ebb4484,
  0xbb4484e9, 0x4484e99c, 0x84e99c70, 0xe99c7026, 0x9c7026b4, 0x7026b45f,
  0x26b45f7e, 0xb45f7e41, 0x5f7e4139, 0x7e413991, 0x413991d6, 0x3991d639,
  0x91d63983, 0xd6398353, 0x39835339, 0x835339f4, 0x5339f49c, 0x39f49c84,
  0xf49c845f, 0x9c845f8b, 0x845f8bbd, 0x5f8bbdf9, 0x8bbdf928, 0xbdf9283b,
  0xf9283b1f, 0x283b1ff8, 0x3b1ff897, 0x1ff897ff, 0xf897ffde, 0x97ffde05,
  0xffde0598, 0xde05980f, 0x05980fef, 0x980fef2f, 0x0fef2f11, 0xef2f118b,
  0x2f118b5a, 0x118b5a0a, 0x8b5a0a6d, 0x5a0a6d1f, 0x0a6d1f6d, 0x6d1f6d36,
  0x1f6d367e, 0x6d367ecf, 0x367ecf27, 0x7ecf27cb, 0xcf27cb09, 0x27cb09b7,
  0xcb09b74f, 0x09b74f46, 0xb74f463f, 0x4f463f66, 0x463f669e, 0x3f669e5f,
  0x669e5fea, 0x9e5fea2d, 0x5fea2d75, 0xea2d7527, 0x2d7527ba, 0x7527bac7,
  0x27bac7eb, 0xbac7ebe5, 0xc7ebe5f1, 0xebe5f17b, 0xe5f17b3d, 0xf17b3d07,
  0x7b3d0739, 0x3d0739f7, 0x0739f78a, 0x39f78a52, 0xf78a5292, 0x8a5292ea,
  0x5292ea6b, 0x92ea6bfb, 0xea6bfb5f, 0x6bfb5fb1, 0xfb5fb11f, 0x5fb11f8d,
  0xb11f8d5d, 0x1f8d5d08, 0x8d5d0856, 0x5d085603,
};

/* H + L quarters of a turn as an angle: its high part, and *LOW.  */

__RIPPLEMATH float
__ripplemath_quartersf (float __h, float *__low)
{
#ifdef __FP_FAST_FMAF
  float __r = __h * __RIPPLEMATH_PI_2F_1;
  float __l = __builtin_fmaf (__h, __RIPPLEMATH_PI_2F_1, -__r);
  *__low = __builtin_fmaf (__h, __RIPPLEMATH_PI_2F_2, __l);
#else
  double __d = __h * __RIPPLEMATH_PI_2_1;
  float __r = (float) __d;
  *__low = (float) __RIPPLE_KEEP (__d - __r);
#endif
  if (__RIPPLEMATH_TRIG_FAST)
    *__low = 0;
  return __r;
}

__RIPPLEMATH double
__ripplemath_quarters (double __h, double __l, double *__low)
{
#ifdef __FP_FAST_FMA
  double __r = __h * __RIPPLEMATH_PI_2_1;
  double __e = __builtin_fma (__h, __RIPPLEMATH_PI_2_1, -__r);
  __e = __builtin_fma (__h, __RIPPLEMATH_PI_2_2, __e);
  *__low = __builtin_fma (__l, __RIPPLEMATH_PI_2_1, __e);
#else
  /* 26 bits times 25 bits are exact.  */
  double __t = __ripplemath_of_bits (__ripplemath_bits (__h) & -0x8000000);
  double __p = __RIPPLE_KEEP (__t * 1.5707963109016418);
  double __e = (__RIPPLE_KEEP (__h - __t) + __l) * __RIPPLEMATH_PI_2_1;
  __e = __RIPPLE_KEEP (__e + __t * (1.0665782731140545 / 67108864.0));
  double __r = __RIPPLE_KEEP (__p + __e);
  *__low = __RIPPLE_KEEP (__p - __r) + __e;
#endif
  if (__RIPPLEMATH_TRIG_FAST)
    *__low = 0;
  return __r;
}

/* The number WORD * 2^-(30 + 32 I), for a word of 32 bits.  */

__extension__ __RIPPLEMATH double
__ripplemath_fraction (unsigned long long __word, int __i)
{
  unsigned long long __one = 0x4150000000000000ULL - (0x20ULL << 52) * __i;
  return __RIPPLE_KEEP (__ripplemath_of_bits (__one | (__word & 0xffffffff))
			- __ripplemath_of_bits (__one));
}

/* The largest X that reduce, or quick-trig.h, is for, in bits and, of double,
   the number.  LEAST is MOST times 2^-1024.  */
#if defined __FP_FAST_FMAF || !defined __RIPPLE_MATH_FAST
# define __RIPPLEMATH_MOSTF_BITS 0x48000000u
#else
# define __RIPPLEMATH_MOSTF_BITS 0x46400000u
#endif
#ifdef __FP_FAST_FMA
# define __RIPPLEMATH_MOST 1099511627776.0
# define __RIPPLEMATH_MOST_BITS 0x4270000000000000ULL
# define __RIPPLEMATH_LEAST 6.116236450222695e-297
#elif defined __RIPPLE_MATH_FAST
# define __RIPPLEMATH_MOST 65536.0
# define __RIPPLEMATH_MOST_BITS 0x40f0000000000000ULL
# define __RIPPLEMATH_LEAST 3.645561009778199e-304
#else
# define __RIPPLEMATH_MOST 1048576.0
# define __RIPPLEMATH_MOST_BITS 0x4130000000000000ULL
# define __RIPPLEMATH_LEAST 5.832897615645118e-303
#endif

/* True if X is too large for reduce and needs reduce_huge, or NaN; and the
   same or if X is a zero, whose sign is lost in reduce, or so small that what
   is rounded up would show.  Integers are compared, as there are enough
   operations on floats already.  SSE2 does not compare integers of 64
   bits.  */
#define __RIPPLEMATH_HUGEF(X) \
  __builtin_expect ((int) (__ripplemath_bitsf (__builtin_fabsf (X)) \
			   + (0x7fffffffu - __RIPPLEMATH_MOSTF_BITS)) < 0, 0)
#if defined __SSE2__ && !defined __SSE4_2__
# define __RIPPLEMATH_HUGE(X) \
    __builtin_expect (__builtin_fabs (X) > __RIPPLEMATH_MOST, 0)
#else
# define __RIPPLEMATH_HUGE(X) \
    __builtin_expect ((long long) (__ripplemath_bits (__builtin_fabs (X)) \
				   + (0x7fffffffffffffffULL \
				      - __RIPPLEMATH_MOST_BITS)) < 0, 0)
#endif

#ifdef __RIPPLE_MATH_FAST
# define __RIPPLEMATH_HUGE_OR_0F(X) __RIPPLEMATH_HUGEF (X)
# define __RIPPLEMATH_HUGE_OR_0(X) __RIPPLEMATH_HUGE (X)
#else
# define __RIPPLEMATH_HUGE_OR_0F(X) \
    __RIPPLEMATH_OUTSIDEF (X, __RIPPLEMATH_MOSTF_BITS)
# define __RIPPLEMATH_HUGE_OR_0(X) \
    __RIPPLEMATH_OUTSIDE (X, __RIPPLEMATH_MOST_BITS, __RIPPLEMATH_LEAST, \
			  __RIPPLEMATH_MOST)
#endif

/* Huge arguments, after Payne and Hanek: x = m 2^e, m an integer.  In m 2^e
   2/pi the bits of 2/pi that make multiples of 4 are left out, and enough of
   the others are taken that the worst of all arguments has 30 (60) bits of
   r.  m is shifted by the rest of e modulo 8, so that the product has its
   point at one place: the upper two of its bits are n, once 1/2 has been
   added.  */

__extension__ __RIPPLEMATH float
__ripplemath_reduce_hugef (float __x, unsigned *__n, float *__low)
{
  unsigned __b = __ripplemath_bitsf (__builtin_fabsf (__x));
  unsigned __e = (__b >> 23) - 112;
  int __i = __e >> 3;
  unsigned long long __m = ((__b & 0x7fffff) | 0x800000) << (__e & 7);
  unsigned long long __p = __m * __ripplemath_2_pi[__i + 4]
    + (__m * __ripplemath_2_pi[__i + 8] >> 32);
  unsigned long long __q = ((__m * __ripplemath_2_pi[__i]) & 0xffffffff)
    + (__p >> 32) + 0x20000000;
  double __f = __ripplemath_fraction (__q & 0x3fffffff, 0) - 0.5;
  __f = __RIPPLE_KEEP (__f) + __ripplemath_fraction (__p, 1);
  __f = __f * __RIPPLEMATH_PI_2_1;
  unsigned __k = (unsigned) (__q >> 30);
  *__n = __x < 0 ? -__k : __k;
  /* Infinity: NaN.  */
  __f = (__x < 0 ? -__f : __f) + (__x - __x);
  float __r = (float) __f;
  *__low = (float) __RIPPLE_KEEP (__f - __r);
  return __r;
}

__extension__ __RIPPLEMATH double
__ripplemath_reduce_huge (double __x, unsigned long long *__n, double *__low)
{
  const unsigned *__w = __ripplemath_2_pi;
  const unsigned long long __one = 0xffffffff;
  unsigned long long __b = __ripplemath_bits (__builtin_fabs (__x));
  unsigned long long __e = (__b >> 52) - 1037, __i = __e >> 3;
  unsigned long long __m
    = ((__b & 0xfffffffffffffULL) | 0x10000000000000ULL) << (__e & 7);
  unsigned long long __l = __m & __one, __h = __m >> 32;
  unsigned long long __w1 = __w[__i + 4], __w2 = __w[__i + 8];
  unsigned long long __w3 = __w[__i + 12], __w4 = __w[__i + 16];
  unsigned long long __w5 = __w[__i + 20];
  unsigned long long __t4 = __l * __w4 + (__l * __w5 >> 32);
  unsigned long long __t3 = __l * __w3 + (__t4 >> 32);
  unsigned long long __t2 = __l * __w2 + (__t3 >> 32);
  unsigned long long __t1 = __l * __w1 + (__t2 >> 32);
  unsigned long long __t0 = __l * __w[__i] + (__t1 >> 32);
  __t4 = __h * __w5 + (__t4 & __one);
  __t3 = __h * __w4 + (__t3 & __one) + (__t4 >> 32);
  __t2 = __h * __w3 + (__t2 & __one) + (__t3 >> 32);
  __t1 = __h * __w2 + (__t1 & __one) + (__t2 >> 32);
  __t0 = (__h * __w1 + __t0 + (__t1 >> 32) + 0x20000000) & __one;
  double __f = __ripplemath_fraction (__t0 & 0x3fffffff, 0) - 0.5;
  double __g = __ripplemath_fraction (__t1, 1);
  double __s = __RIPPLE_KEEP (__f + __g);
  __g = __RIPPLE_KEEP (__f - __s) + __g;
  __g = __RIPPLE_KEEP (__g) + (__ripplemath_fraction (__t2, 2)
			       + __ripplemath_fraction (__t3, 3));
  __f = __RIPPLE_KEEP (__s + __g);
  __g = __RIPPLE_KEEP (__s - __f) + __g;
  __f = __ripplemath_quarters (__f, __g, &__g);
  __t0 >>= 30;
  *__n = __x < 0 ? -__t0 : __t0;
  *__low = __x < 0 ? -__g : __g;
  return (__x < 0 ? -__f : __f) + (__x - __x);
}

#ifndef __RIPPLE_MATH_FAST

/* less: r and *LOW = l for a K that is n.  reduce: for the nearest n, and *N,
   whose last two bits are those of n.

   Cody and Waite: from x, n times pi/2 in parts is subtracted.  With fused
   operations the first difference, a, is exact: it is a multiple of 2^-23
   (2^-52) and less than 1.  w is n times the second part, rounded; it is far
   less than 1, so that the difference of a and a - w is exact.  */

/* r + l of a float, in one number.  */

__RIPPLEMATH double
__ripplemath_less_wide (float __x, float __k)
{
  double __d = __x - (double) __k * __RIPPLEMATH_PI_2S_1;
  return __RIPPLE_KEEP (__d) - (double) __k * __RIPPLEMATH_PI_2S_REST;
}

__RIPPLEMATH float
__ripplemath_lessf (float __x, float __k, float *__low)
{
#ifdef __FP_FAST_FMAF
  float __a = __builtin_fmaf (__k, -__RIPPLEMATH_PI_2F_1, __x);
  float __w = __RIPPLE_KEEP (__k * __RIPPLEMATH_PI_2F_2), __r = __a - __w;
  float __l = __builtin_fmaf (__k, -__RIPPLEMATH_PI_2F_2, __a - __r);
  __l = __builtin_fmaf (__k, -__RIPPLEMATH_PI_2F_3, __l);
#else
  double __d = __ripplemath_less_wide (__x, __k);
  float __r = (float) __d;
  float __l = (float) __RIPPLE_KEEP (__d - __r);
#endif
  *__low = __l;
  return __r;
}

__RIPPLEMATH float
__ripplemath_reducef (float __x, unsigned *__n, float *__low)
{
  float __k = __ripplemath_nearestf (__x * __RIPPLEMATH_2_PIF);
  *__n = __ripplemath_bitsf (__k + 12582912.0f);
  return __ripplemath_lessf (__x, __k, __low);
}

__RIPPLEMATH double
__ripplemath_less (double __x, double __k, double *__low)
{
#ifdef __FP_FAST_FMA
  double __a = __builtin_fma (__k, -__RIPPLEMATH_PI_2_1, __x);
  double __w = __RIPPLE_KEEP (__k * __RIPPLEMATH_PI_2_2), __r = __a - __w;
  double __l = __builtin_fma (__k, -__RIPPLEMATH_PI_2_2, __a - __r);
  __l = __builtin_fma (__k, -__RIPPLEMATH_PI_2_3, __l);
#else
  /* k has 20 bits, the parts have 33: the products are exact.  */
  double __a = __RIPPLE_KEEP (__x - __k * __RIPPLEMATH_PI_2S_1);
  double __v = __k * __RIPPLEMATH_PI_2S_2, __w = __k * __RIPPLEMATH_PI_2S_3;
  double __b = __RIPPLE_KEEP (__a - __v);
  double __r = __RIPPLE_KEEP (__b - __w);
  double __l = __RIPPLE_KEEP (__RIPPLE_KEEP (__a - __b) - __v)
    + __RIPPLE_KEEP (__RIPPLE_KEEP (__b - __r) - __w);
  __l = __RIPPLE_KEEP (__l - __k * __RIPPLEMATH_PI_2S_4);
  /* r has been rounded twice.  */
  __b = __RIPPLE_KEEP (__r + __l);
  __l = __RIPPLE_KEEP (__r - __b) + __l;
  __r = __b;
#endif
  *__low = __l;
  return __r;
}

__extension__ __RIPPLEMATH double
__ripplemath_reduce (double __x, unsigned long long *__n, double *__low)
{
  double __k = __ripplemath_nearest (__x * __RIPPLEMATH_2_PI);
  *__n = __ripplemath_bits (__k + 6755399441055744.0);
  return __ripplemath_less (__x, __k, __low);
}

#endif

#endif
