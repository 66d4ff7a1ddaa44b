/* What the functions of mathematics on lanes are made of.

   The files of this directory hold one function for each of <math.h>, called
   __ripplemath_NAME: __ripplemath_expf is expf.  They are lane functions,
   plain C for one number, and a call of expf that receives lanes is a call of
   __ripplemath_expf, which is inlined.  What they have in common:

   - No table but such as registers hold, no loop, no call that is left: what
     is rare is chosen by a condition behind what is usual, or stands under an
     `if' that no lane takes as a rule.
   - Errors are counted in ULP, units in the last place of the exact result.
     The bound is the comment in front of each function; make check-math
     measures it, with and without fused operations.
   - Integers may wrap, in lanes whose result is not taken: so they are
     unsigned where something is added.
   - They hold in every rounding mode, if less precisely: what makes an integer
     does not depend on it.  They set no errno, and raise what C asks for, and
     perhaps more.

   Copyright (C) 2026 The GCC Ripple authors.

   This file is part of GCC Ripple.

   GCC Ripple is free software; you can redistribute it and/or modify it
   under the terms of the GNU General Public License as published by the
   Free Software Foundation; either version 3, or (at your option) any later
   version.

   GCC Ripple is distributed in the hope that it will be useful, but WITHOUT
   ANY WARRANTY; without even the implied warranty of MERCHANTABILITY or
   FITNESS FOR A PARTICULAR PURPOSE.  See the GNU General Public License for
   more details.

   Under Section 7 of GPL version 3, you are granted additional permissions
   described in the GCC Runtime Library Exception, version 3.1, as published
   by the Free Software Foundation.

   You should have received a copy of the GNU General Public License and a
   copy of the GCC Runtime Library Exception along with this program; see
   the files COPYING and COPYING.RUNTIME.  If not, see
   <http://www.gnu.org/licenses/>.

   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_CORE_H
#define RIPPLE_MATH_CORE_H

#pragma GCC system_header

#define __RIPPLEMATH static __inline__ \
  __attribute__ ((__unused__, __no_sanitize_undefined__))

/* A * B + C, with one rounding where that is one instruction.  */
#ifdef __FP_FAST_FMAF
# define __RIPPLE_FMAF(A, B, C) __builtin_fmaf (A, B, C)
#else
# define __RIPPLE_FMAF(A, B, C) ((A) * (B) + (C))
#endif
#ifdef __FP_FAST_FMA
# define __RIPPLE_FMA(A, B, C) __builtin_fma (A, B, C)
#else
# define __RIPPLE_FMA(A, B, C) ((A) * (B) + (C))
#endif

/* X, computed before anything is done with it, also where the program lets the
   compiler change the order of operations (-fassociative-math).  */
#define __RIPPLE_KEEP(X) __builtin_assoc_barrier (X)

/* The bits of X as an integer, and the number that has the bits N.  */

__RIPPLEMATH int
__ripplemath_bitsf (float __x)
{
  int __n;
  __builtin_memcpy (&__n, &__x, sizeof __n);
  return __n;
}

__RIPPLEMATH float
__ripplemath_of_bitsf (int __n)
{
  float __x;
  __builtin_memcpy (&__x, &__n, sizeof __x);
  return __x;
}

__extension__ __RIPPLEMATH long long
__ripplemath_bits (double __x)
{
  long long __n;
  __builtin_memcpy (&__n, &__x, sizeof __n);
  return __n;
}

__extension__ __RIPPLEMATH double
__ripplemath_of_bits (long long __n)
{
  double __x;
  __builtin_memcpy (&__x, &__n, sizeof __x);
  return __x;
}

/* X, which is positive, with the sign of Y.  Without vpternlog, x86 needs
   one operation less if it is not to clear the sign of X.  */

__RIPPLEMATH float
__ripplemath_signedf (float __x, float __y)
{
#if defined __SSE2__ && !defined __AVX512F__
  int __s = __ripplemath_bitsf (__y) & (int) 0x80000000;
  return __ripplemath_of_bitsf (__ripplemath_bitsf (__x) | __s);
#else
  return __builtin_copysignf (__x, __y);
#endif
}

__extension__ __RIPPLEMATH double
__ripplemath_signed (double __x, double __y)
{
#if defined __SSE2__ && !defined __AVX512F__
  long long __s = __ripplemath_bits (__y) & (-0x7fffffffffffffffLL - 1);
  return __ripplemath_of_bits (__ripplemath_bits (__x) | __s);
#else
  return __builtin_copysign (__x, __y);
#endif
}

/* With -ffast-math, before AVX-512, GCC makes quotients and square roots of
   vectors of float of an estimate and one step of Newton's.  Quotients are
   from 3 2^-24 too small to 2 2^-24 too great, roots from 4.7 2^-24 too small
   to 2.6 2^-24 too great.  */

#if defined __FAST_MATH__ && defined __SSE2__ && !defined __AVX512F__
# define __RIPPLEMATH_ESTIMATES 1
#else
# define __RIPPLEMATH_ESTIMATES 0
#endif

/* Without an instruction that rounds to integers, but with one that converts
   and cuts.  */
#if (defined __i386__ || defined __x86_64__) && !defined __SSE4_1__
# define __RIPPLEMATH_CUT 1
#endif

/* The integer nearest to X, or one of two; |X| < 2^31, or whatever else.  */

__RIPPLEMATH float
__ripplemath_nearestf (float __x)
{
#ifdef __RIPPLEMATH_CUT
  return (float) (int) (__x + __ripplemath_signedf (0.5f, __x));
#else
  return __builtin_roundevenf (__x);
#endif
}

__RIPPLEMATH double
__ripplemath_nearest (double __x)
{
#ifdef __RIPPLEMATH_CUT
  return (double) (int) (__x + __ripplemath_signed (0.5, __x));
#else
  return __builtin_roundeven (__x);
#endif
}

/* True if X is anything but a positive normal number, for rare cases: a sum of
   integers and a comparison.  SSE2 has none for 64 bits.  */

#define __RIPPLEMATH_UNUSUALF(X) \
  __builtin_expect ((int) ((unsigned) __ripplemath_bitsf (X) + 0x7f800000u) \
		    > -0x1000001, 0)
#if defined __SSE2__ && !defined __SSE4_2__
# define __RIPPLEMATH_UNUSUAL(X) \
    __builtin_expect (!(((X) >= __DBL_MIN__) & ((X) < __builtin_inf ())), 0)
#else
# define __RIPPLEMATH_UNUSUAL(X) \
    __builtin_expect ((long long) ((unsigned long long) \
				   __ripplemath_bits (X) \
				   + 0x7ff0000000000000ULL) \
		      > -0x20000000000001LL, 0)
#endif

/* True if |X| is less than LEAST, not less than MOST, or NaN, for rare cases,
   where BITS are those of MOST and LEAST is MOST times 2^-128 (2^-1024).  All
   but the sign of X is shifted; then what is not rare is the half of the
   integers that has no sign.  x86 tells whether signs are set in one
   operation.  */

#define __RIPPLEMATH_OUTSIDEF(X, BITS) \
  __builtin_expect ((int) (2u * __ripplemath_bitsf (X) \
			   - 2u * ((BITS) - 0x40000000u)) < 0, 0)
#if defined __SSE2__ && !defined __SSE4_2__
# define __RIPPLEMATH_OUTSIDE(X, BITS, LEAST, MOST) \
    __builtin_expect (!((__builtin_fabs (X) >= (LEAST)) \
			& (__builtin_fabs (X) < (MOST))), 0)
#else
# define __RIPPLEMATH_OUTSIDE(X, BITS, LEAST, MOST) \
    __builtin_expect ((long long) (2ULL * __ripplemath_bits (X) \
				   - 2 * ((BITS) - 0x4000000000000000ULL)) \
		      < 0, 0)
#endif

/* True if the integer N is odd.  Before AVX-512, x86 chooses by signs.  */

#if defined __SSE4_1__ && !defined __AVX512F__
# define __RIPPLEMATH_ODDF(N) ((int) ((N) << 31) < 0)
# define __RIPPLEMATH_ODD(N) ((long long) ((N) << 63) < 0)
#else
# define __RIPPLEMATH_ODDF(N) ((N) & 1)
# define __RIPPLEMATH_ODD(N) ((N) & 1)
#endif

/* K, an integer that is less than 2^22 (2^51) in magnitude, as an integer
   type.  Without a conversion: where there is no instruction for 64 bits this
   is quicker.  */

__RIPPLEMATH int
__ripplemath_intf (float __k)
{
  return (int) (__ripplemath_bitsf (__k + 12582912.0f) - 0x4b400000u);
}

__extension__ __RIPPLEMATH long long
__ripplemath_int (double __k)
{
  return (long long) (__ripplemath_bits (__k + 6755399441055744.0)
		      - 0x4338000000000000ULL);
}

/* 2^N, for the exponents of normal numbers.  */

__RIPPLEMATH float
__ripplemath_power2f (int __n)
{
  return __ripplemath_of_bitsf ((int) ((__n + 127u) << 23));
}

__extension__ __RIPPLEMATH double
__ripplemath_power2 (long long __n)
{
  return __ripplemath_of_bits ((long long) ((__n + 1023ULL) << 52));
}

/* X * 2^N in two steps, for -252 <= N <= 254 (-2044 <= N <= 2046): rounded
   once, at the end, if X is near 1.  */

__RIPPLEMATH float
__ripplemath_scalef (float __x, int __n)
{
  int __h = __n >> 1;
  return __RIPPLE_KEEP (__x * __ripplemath_power2f (__h))
	 * __ripplemath_power2f ((int) ((unsigned) __n - __h));
}

__extension__ __RIPPLEMATH double
__ripplemath_scale (double __x, long long __n)
{
  /* There is no arithmetic shift of 64 bits on many targets.  */
  unsigned long long __h = ((__n + 2048ULL) >> 1) - 1024;
  return __RIPPLE_KEEP (__x * __ripplemath_power2 ((long long) __h))
	 * __ripplemath_power2 ((long long) (__n - __h));
}

/* X * 2^N in three steps, those that are needed, the least of them first: if a
   step before the last one leaves a subnormal number, the last one leaves 0 or
   the least number.  */

__RIPPLEMATH float
__ripplemath_times_power2f (float __x, int __n)
{
  __n = __n < -278 ? -278 : __n;
  __n = __n > 278 ? 278 : __n;
  int __i = __n < -126 ? -126 : __n;
  __i = __i > 127 ? 127 : __i;
  __n -= __i;
  int __j = __n < -126 ? -126 : __n;
  __j = __j > 127 ? 127 : __j;
  __x = __RIPPLE_KEEP (__x * __ripplemath_power2f (__n - __j));
  __x = __RIPPLE_KEEP (__x * __ripplemath_power2f (__j));
  return __x * __ripplemath_power2f (__i);
}

/* 2^N, for an N of 32 bits.  */

__extension__ __RIPPLEMATH double
__ripplemath_power2_int (int __n)
{
  return __ripplemath_of_bits ((long long) ((unsigned long long)
					    (unsigned) (__n + 1023) << 52));
}

__RIPPLEMATH double
__ripplemath_times_power2 (double __x, int __n)
{
  __n = __n < -2100 ? -2100 : __n;
  __n = __n > 2100 ? 2100 : __n;
  int __i = __n < -1022 ? -1022 : __n;
  __i = __i > 1023 ? 1023 : __i;
  __n -= __i;
  int __j = __n < -1022 ? -1022 : __n;
  __j = __j > 1023 ? 1023 : __j;
  __x = __RIPPLE_KEEP (__x * __ripplemath_power2_int (__n - __j));
  __x = __RIPPLE_KEEP (__x * __ripplemath_power2_int (__j));
  return __x * __ripplemath_power2_int (__i);
}

/* What AVX-512 has instructions for: on lanes these functions are VSCALEF and
   VRSQRT14, wherever the compiler can emit those.  */

#if defined __AVX512F__ && defined __AVX512VL__
# define __RIPPLEMATH_INSTRUCTIONS 1

/* X times 2 to the power of N, an integer: infinite or zero if N is infinite,
   whatever X is.  */

__RIPPLEMATH __attribute__ ((__const__)) float
__ripplemath_insn_scalbf (float __x, float __n)
{
  if (!(__builtin_fabsf (__n) < __builtin_inff ()))
    return __n < 0.0f ? 0.0f : __n;
  __n = __n < -300.0f ? -300.0f : __n;
  return __ripplemath_times_power2f (__x, (int) (__n > 300.0f ? 300.0f : __n));
}

__RIPPLEMATH __attribute__ ((__const__)) double
__ripplemath_insn_scalb (double __x, double __n)
{
  if (!(__builtin_fabs (__n) < __builtin_inf ()))
    return __n < 0.0 ? 0.0 : __n;
  __n = __n < -2200.0 ? -2200.0 : __n;
  return __ripplemath_times_power2 (__x, (int) (__n > 2200.0 ? 2200.0 : __n));
}

/* 1 / sqrt (X) but for a part in 2^14.  */

__RIPPLEMATH __attribute__ ((__const__)) float
__ripplemath_insn_rsqrtf (float __x)
{
  return 1.0f / __builtin_sqrtf (__x);
}

__RIPPLEMATH __attribute__ ((__const__)) double
__ripplemath_insn_rsqrt (double __x)
{
  return 1.0 / __builtin_sqrt (__x);
}

#endif

#endif
