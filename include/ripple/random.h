/* Random numbers that are functions of a counter and a key: Philox 4x32-10 of
   Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3"
   (2011).  Included by programs that want them.

   These are functions of one lane each, plain C: called with tensors they give
   each lane numbers of its own.  A lane's number, or the iteration's, is part
   of the counter; there is no state, and what a lane gets depends neither on
   the block nor on the target.

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

#ifndef RIPPLE_RANDOM_H
#define RIPPLE_RANDOM_H

#pragma GCC system_header

#include <stdint.h>

#define __RIPPLE_RANDOM static __inline__ __attribute__ ((__unused__))

#ifdef __cplusplus
extern "C" {
#endif

/* Four independent words of 32 random bits each.  */
typedef struct { uint32_t x, y, z, w; } ripple_random_t;
/* Two independent numbers with the normal distribution.  */
typedef struct { float first, second; } ripple_normal_t;

/* The words for the counter (C0, C1, C2, C3) and the key (K0, K1); another
   counter, or another key, gives others.  */

__RIPPLE_RANDOM ripple_random_t
ripple_philox4x32 (uint32_t __c0, uint32_t __c1, uint32_t __c2, uint32_t __c3,
		   uint32_t __k0, uint32_t __k1)
{
  ripple_random_t __r;
#define __RIPPLE_PHILOX_ROUND \
  { \
    uint64_t __p0 = (uint64_t) 0xd2511f53u * __c0; \
    uint64_t __p1 = (uint64_t) 0xcd9e8d57u * __c2; \
    __c0 = (uint32_t) (__p1 >> 32) ^ __c1 ^ __k0; \
    __c1 = (uint32_t) __p1; \
    __c2 = (uint32_t) (__p0 >> 32) ^ __c3 ^ __k1; \
    __c3 = (uint32_t) __p0; \
    __k0 += 0x9e3779b9u; \
    __k1 += 0xbb67ae85u; \
  }
  __RIPPLE_PHILOX_ROUND __RIPPLE_PHILOX_ROUND __RIPPLE_PHILOX_ROUND
  __RIPPLE_PHILOX_ROUND __RIPPLE_PHILOX_ROUND __RIPPLE_PHILOX_ROUND
  __RIPPLE_PHILOX_ROUND __RIPPLE_PHILOX_ROUND __RIPPLE_PHILOX_ROUND
  __RIPPLE_PHILOX_ROUND
#undef __RIPPLE_PHILOX_ROUND
  __r.x = __c0;
  __r.y = __c1;
  __r.z = __c2;
  __r.w = __c3;
  return __r;
}

/* The words for COUNTER, in the two low words, and KEY.  */

__RIPPLE_RANDOM ripple_random_t
ripple_philox (uint64_t __counter, uint64_t __key)
{
  return ripple_philox4x32 ((uint32_t) __counter,
			    (uint32_t) (__counter >> 32), 0, 0,
			    (uint32_t) __key, (uint32_t) (__key >> 32));
}

/* A multiple of 2^-24 from 0 on and below 1, made of the upper bits of
   WORD.  */

__RIPPLE_RANDOM float
ripple_random_float (uint32_t __word)
{
  return (float) (int32_t) (__word >> 8) * 5.9604644775390625e-08f;
}

/* A multiple of 2^-53 from 0 on and below 1, made of the upper bits of HIGH
   and LOW.  */

__RIPPLE_RANDOM double
ripple_random_double (uint32_t __high, uint32_t __low)
{
  /* Two exact numbers whose sum is exact: all machines convert 32 bits.  */
  return (double) (int32_t) (__high >> 5) * 7.450580596923828125e-09
	 + (double) (int32_t) (__low >> 6) * 1.1102230246251565404e-16;
}

/* Two numbers with the normal distribution (mean 0, variance 1), made of two
   words by the method of Box and Muller.  They depend on the functions logf,
   sinf, cosf and sqrtf: those of lanes, or of the C library for a scalar.  At
   most 5.78 in magnitude.  */

__RIPPLE_RANDOM ripple_normal_t
ripple_random_normal (uint32_t __word0, uint32_t __word1)
{
  ripple_normal_t __r;
  /* From 2^-24 to 1, so that there is a logarithm.  */
  float __u = 1 - ripple_random_float (__word0);
  float __radius = __builtin_sqrtf (-2 * __builtin_logf (__u));
  float __angle = 6.283185307179586477f * ripple_random_float (__word1);
  __r.first = __radius * __builtin_cosf (__angle);
  __r.second = __radius * __builtin_sinf (__angle);
  return __r;
}

#ifdef __cplusplus
}
#endif
#endif
