/* <math.h> for the element types of tensors.

   Each function has four spellings: sqrtf16, sqrtf, sqrt and sqrtl; where the
   compiler computes with __bf16 also sqrtbf16.  Those that <math.h> declares
   are the C library's: the plugin knows their names.  Those of 16 bits are
   defined here and computed in float; without the plugin, too.

   isnan, isinf and isfinite take a number of any type.

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

#ifndef RIPPLE_MATH_H
#define RIPPLE_MATH_H

#pragma GCC system_header

#include <math.h>
#include "ripple/elements.h"

#define __RIPPLE_MATH static __inline__ __attribute__ ((__unused__))

/* M (name, T) for the functions of one argument, of two.  */
#define __RIPPLE_EACH_MATH_1(M, T) \
  M (sqrt, T) M (asin, T) M (acos, T) M (atan, T) M (sin, T) M (cos, T) \
  M (tan, T) M (sinh, T) M (cosh, T) M (tanh, T) M (log, T) M (log10, T) \
  M (log2, T) M (exp, T) M (exp2, T) M (exp10, T) M (fabs, T) M (floor, T) \
  M (ceil, T) M (trunc, T) M (rint, T) M (nearbyint, T) M (round, T) \
  M (roundeven, T)
#define __RIPPLE_EACH_MATH_2(M, T) \
  M (atan2, T) M (pow, T) M (copysign, T) M (fmin, T) M (fmax, T)

/* The functions of 16 bits.  */
#define __RIPPLE_MATH_1(NAME, T) \
  __RIPPLE_MATH __ripple_##T \
  NAME##T (__ripple_##T x) \
  { \
    return (__ripple_##T) __builtin_##NAME##f ((float) x); \
  }
#define __RIPPLE_MATH_2(NAME, T) \
  __RIPPLE_MATH __ripple_##T \
  NAME##T (__ripple_##T x, __ripple_##T y) \
  { \
    return (__ripple_##T) __builtin_##NAME##f ((float) x, (float) y); \
  }
#define __RIPPLE_MATH_ALL(T) \
  __RIPPLE_EACH_MATH_1 (__RIPPLE_MATH_1, T) \
  __RIPPLE_EACH_MATH_2 (__RIPPLE_MATH_2, T) \
  __RIPPLE_MATH __ripple_##T \
  ldexp##T (__ripple_##T x, int n) \
  { \
    return (__ripple_##T) __builtin_ldexpf ((float) x, n); \
  } \
  __RIPPLE_MATH __ripple_##T \
  frexp##T (__ripple_##T x, int *n) \
  { \
    return (__ripple_##T) __builtin_frexpf ((float) x, n); \
  } \
  __RIPPLE_MATH void \
  sincos##T (__ripple_##T x, __ripple_##T *sine, __ripple_##T *cosine) \
  { \
    float s, c; \
    __builtin_sincosf ((float) x, &s, &c); \
    *sine = (__ripple_##T) s; \
    *cosine = (__ripple_##T) c; \
  }

/* A C library may have functions of _Float16 some day.  */
#if !defined __HAVE_FLOAT16 || !__HAVE_FLOAT16
__RIPPLE_IF_F16 (__RIPPLE_MATH_ALL (f16))
#endif
__RIPPLE_IF_BF16 (__RIPPLE_MATH_ALL (bf16))

#ifndef __cplusplus

/* Those that <math.h> declares only on request.  */
extern float exp10f (float) __attribute__ ((__nothrow__));
extern double exp10 (double) __attribute__ ((__nothrow__));
extern long double exp10l (long double) __attribute__ ((__nothrow__));
extern float roundevenf (float) __attribute__ ((__nothrow__, __const__));
extern double roundeven (double) __attribute__ ((__nothrow__, __const__));
extern long double roundevenl (long double)
  __attribute__ ((__nothrow__, __const__));

/* What a number is, for every type; nothing else for integers.  */
# define __RIPPLE_CLASS_AS(NAME, SUFFIX, T, AS) \
  __RIPPLE_MATH int \
  __ripplemath_##NAME##_##SUFFIX (T x) \
  { \
    return __builtin_##NAME ((AS) x) != 0; \
  }
# define __RIPPLE_CLASS(NAME, INT) \
  __RIPPLE_CLASS_AS (NAME, f32, float, float) \
  __RIPPLE_CLASS_AS (NAME, f64, double, double) \
  __RIPPLE_CLASS_AS (NAME, l, long double, long double) \
  __RIPPLE_IF_F16 (__RIPPLE_CLASS_AS (NAME, f16, __ripple_f16, float)) \
  __RIPPLE_IF_BF16 (__RIPPLE_CLASS_AS (NAME, bf16, __ripple_bf16, float)) \
  __RIPPLE_MATH int \
  __ripplemath_##NAME##_int (__ripple_ll x __attribute__ ((__unused__))) \
  { \
    return INT; \
  }
__RIPPLE_CLASS (isnan, 0)
__RIPPLE_CLASS (isinf, 0)
__RIPPLE_CLASS (isfinite, 1)
# undef __RIPPLE_CLASS
# undef __RIPPLE_CLASS_AS

# define __RIPPLE_CLASS_OF(NAME, X) \
  __extension__ _Generic ((X), \
    float: __ripplemath_##NAME##_f32, double: __ripplemath_##NAME##_f64, \
    long double: __ripplemath_##NAME##_l, \
    __RIPPLE_IF_F16 (__ripple_f16: __ripplemath_##NAME##_f16,) \
    __RIPPLE_IF_BF16 (__ripple_bf16: __ripplemath_##NAME##_bf16,) \
    default: __ripplemath_##NAME##_int) (X)
# undef isnan
# undef isinf
# undef isfinite
# define isnan(X) __RIPPLE_CLASS_OF (isnan, X)
# define isinf(X) __RIPPLE_CLASS_OF (isinf, X)
# define isfinite(X) __RIPPLE_CLASS_OF (isfinite, X)

#else

/* <math.h> has the overloads for all other types.  */
# define __RIPPLE_CLASS(NAME, T) \
  static inline bool __attribute__ ((__unused__)) \
  NAME (__ripple_##T x) \
  { \
    return __builtin_##NAME ((float) x) != 0; \
  }
# define __RIPPLE_CLASSES(T) \
  __RIPPLE_CLASS (isnan, T) \
  __RIPPLE_CLASS (isinf, T) \
  __RIPPLE_CLASS (isfinite, T)
# ifndef __STDCPP_FLOAT16_T__
__RIPPLE_IF_F16 (__RIPPLE_CLASSES (f16))
# endif
# ifndef __STDCPP_BFLOAT16_T__
__RIPPLE_IF_BF16 (__RIPPLE_CLASSES (bf16))
# endif
# undef __RIPPLE_CLASSES
# undef __RIPPLE_CLASS

#endif

#undef __RIPPLE_MATH_ALL
#undef __RIPPLE_MATH_2
#undef __RIPPLE_MATH_1
#undef __RIPPLE_EACH_MATH_2
#undef __RIPPLE_EACH_MATH_1
#undef __RIPPLE_MATH

#endif
