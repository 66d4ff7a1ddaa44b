/* Floating numbers of 8 and 16 bits, as their bits in integers: bfloat16 and
   the formats E4M3 and E5M2 of the OCP 8-bit Floating Point Specification
   (OFP8).  Included by ripple.h.

   These are functions of one number each, plain C of integer operations: they
   may be called with tensors, and give the same bits on every target and for
   every block.  A type of the compiler, such as __bf16, is not needed.

   All round to the nearest number, ties to even, whatever the rounding mode
   is; numbers below the least normal one are subnormal.  NaN stays NaN, with
   its sign.

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

/* Alone it is all of ripple.h.  */
#ifndef RIPPLE_H
# include "../ripple.h"
#endif

#ifndef RIPPLE_SMALL_H
#define RIPPLE_SMALL_H

#pragma GCC system_header

#define __RIPPLE_SMALL static __inline__ \
  __attribute__ ((__unused__, __no_sanitize_undefined__))

#ifdef __cplusplus
extern "C" {
#endif

__RIPPLE_SMALL uint32_t
__ripplemath_small_bits (float __x)
{
  uint32_t __n;
  __builtin_memcpy (&__n, &__x, sizeof __n);
  return __n;
}

__RIPPLE_SMALL float
__ripplemath_small_float (uint32_t __n)
{
  float __x;
  __builtin_memcpy (&__x, &__n, sizeof __x);
  return __x;
}

/* The float with the upper 16 bits X.  */

__RIPPLE_SMALL float
ripple_float_from_bf16 (uint16_t __x)
{
  return __ripplemath_small_float ((uint32_t) __x << 16);
}

/* The bfloat16 that is nearest to X.  What is too large is infinite; NaN is
   quiet and keeps its upper bits.  */

#ifdef __RIPPLE__
extern uint16_t __ripple_bf16_from_float (float) __RIPPLE_ATTR;

__RIPPLE_SMALL uint16_t
ripple_bf16_from_float (float __x)
{
  return __ripple_bf16_from_float (__x);
}
#else
__RIPPLE_SMALL uint16_t
ripple_bf16_from_float (float __x)
{
  uint32_t __n = __ripplemath_small_bits (__x);
  uint32_t __r = __n + 0x7fffu + (__n >> 16 & 1);
  __r = (__n & 0x7fffffffu) > 0x7f800000u ? __n | 0x400000u : __r;
  return (uint16_t) (__r >> 16);
}
#endif

/* The magnitude with the bits N of a float, rounded to FRACTION bits of
   fraction and exponents of that BIAS, as bits; anything if it is too
   large.  */

__RIPPLE_SMALL uint32_t
__ripplemath_small_round (uint32_t __n, uint32_t __fraction, uint32_t __bias)
{
  uint32_t __drop = 23 - __fraction, __e = __n >> 23;
  /* Subnormal numbers are shifted as far as their exponents want.  Of 25 bits
     and more nothing is left; elsewhere the shift is not taken.  */
  uint32_t __shift = 128 - __bias + __drop - __e;
  uint32_t __m = (__n & 0x7fffffu) | 0x800000u;
  __shift = __shift - 1 > 24 ? 25 : __shift;
  __shift = __e > 127 - __bias ? __drop : __shift;
  __m = __e > 127 - __bias ? __n - ((127 - __bias) << 23) : __m;
  __m += ((1u << (__shift - 1)) - 1) + (__m >> __shift & 1);
  return __m >> __shift;
}

/* The bits of the float whose magnitude is N, a finite number with FRACTION
   bits of fraction and exponents of that BIAS.  A subnormal number is what a
   normal one is above the least of them.  */

__RIPPLE_SMALL uint32_t
__ripplemath_small_widen (uint32_t __n, uint32_t __fraction, uint32_t __bias)
{
  uint32_t __m = __n << (23 - __fraction);
  uint32_t __least = (128 - __bias) << 23;
  uint32_t __low
    = __ripplemath_small_bits (__ripplemath_small_float (__m | __least)
			       - __ripplemath_small_float (__least));
  return __n >> __fraction ? __m + ((127 - __bias) << 23)
			   : __low & 0x7fffffffu;
}

/* The number that is meant by X: of E4M3, with 4 bits of exponent and 3 of
   fraction; of E5M2, with 5 bits of exponent and 2 of fraction.  */

__RIPPLE_SMALL float
ripple_float_from_e4m3 (uint8_t __x)
{
  uint32_t __n = __x & 0x7fu, __r = __ripplemath_small_widen (__n, 3, 7);
  __r = __n == 0x7f ? 0x7fc00000u : __r;
  return __ripplemath_small_float (__r | (uint32_t) (__x & 0x80u) << 24);
}

__RIPPLE_SMALL float
ripple_float_from_e5m2 (uint8_t __x)
{
  uint32_t __n = __x & 0x7fu, __r = __ripplemath_small_widen (__n, 2, 15);
  __r = __n == 0x7c ? 0x7f800000u : __r;
  __r = __n > 0x7c ? 0x7fc00000u : __r;
  return __ripplemath_small_float (__r | (uint32_t) (__x & 0x80u) << 24);
}

/* The E4M3 number that is nearest to X.  There is no infinity: what is above
   448, the greatest number, when it is rounded, is NaN, or 448 if _sat.  */

__RIPPLE_SMALL uint8_t
ripple_e4m3_from_float (float __x)
{
  uint32_t __n = __ripplemath_small_bits (__x), __m = __n & 0x7fffffffu;
  uint32_t __r = __ripplemath_small_round (__m, 3, 7);
  __r = __m > 0x43e80000u ? 0x7fu : __r;
  return (uint8_t) (__r | (__n >> 24 & 0x80u));
}

__RIPPLE_SMALL uint8_t
ripple_e4m3_from_float_sat (float __x)
{
  uint32_t __n = __ripplemath_small_bits (__x), __m = __n & 0x7fffffffu;
  uint32_t __r = __ripplemath_small_round (__m, 3, 7);
  __r = __m > 0x43e00000u ? 0x7eu : __r;
  __r = __m > 0x7f800000u ? 0x7fu : __r;
  return (uint8_t) (__r | (__n >> 24 & 0x80u));
}

/* The E5M2 number that is nearest to X.  What is above 57344, the greatest
   number, when it is rounded, is infinite, or 57344 if _sat, also infinity
   itself.  */

__RIPPLE_SMALL uint8_t
ripple_e5m2_from_float (float __x)
{
  uint32_t __n = __ripplemath_small_bits (__x), __m = __n & 0x7fffffffu;
  uint32_t __r = __ripplemath_small_round (__m, 2, 15);
  __r = __m >= 0x47700000u ? 0x7cu : __r;
  __r = __m > 0x7f800000u ? 0x7eu : __r;
  return (uint8_t) (__r | (__n >> 24 & 0x80u));
}

__RIPPLE_SMALL uint8_t
ripple_e5m2_from_float_sat (float __x)
{
  uint32_t __n = __ripplemath_small_bits (__x), __m = __n & 0x7fffffffu;
  uint32_t __r = __ripplemath_small_round (__m, 2, 15);
  __r = __m > 0x47600000u ? 0x7bu : __r;
  __r = __m > 0x7f800000u ? 0x7eu : __r;
  return (uint8_t) (__r | (__n >> 24 & 0x80u));
}

#ifdef __cplusplus
}
#endif
#endif
