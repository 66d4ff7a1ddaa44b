/* Numbers: bits that are rotated or put in another order, dot products of what
   is packed in words, averages, parts of products, and numbers that are cut
   off where they do not fit in a type.  Included by ripple.h.

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

#ifndef RIPPLE_NUMERIC_H
#define RIPPLE_NUMERIC_H

#pragma GCC system_header

#ifdef __RIPPLE__

#pragma ripple declare all_int __ripple_rotate_left : T (T, uint64_t)
#pragma ripple declare all_int __ripple_rotate_right : T (T, uint64_t)
#pragma ripple declare all_int __ripple_funnel_left : T (T, T, uint64_t)
#pragma ripple declare all_int __ripple_funnel_right : T (T, T, uint64_t)
#pragma ripple declare all_int __ripple_bit_reverse : T (T)
#pragma ripple declare native_int __ripple_average_up : T (T, T)
#pragma ripple declare native_int __ripple_average_down : T (T, T)
#pragma ripple declare native_int __ripple_abs_difference : T (T, T)
#pragma ripple declare native_int __ripple_multiply_high : T (T, T)
#pragma ripple declare native_int __ripple_multiply_rounded : T (T, T)
#pragma ripple declare native_int __ripple_narrow_i : T (int64_t)
#pragma ripple declare native_int __ripple_narrow_u : T (uint64_t)
#pragma ripple declare native_int __ripple_round_to_i : T (int64_t, uint64_t)
#pragma ripple declare native_int __ripple_round_to_u : T (uint64_t, uint64_t)
#pragma ripple declare native_int __ripple_narrow_f : T (float)
#pragma ripple declare native_int __ripple_narrow_d : T (double)
__RIPPLE_BEGIN_C
extern int32_t __ripple_dot_add_i32 (uint32_t, uint32_t, int32_t, int)
  __RIPPLE_ATTR;
extern uint32_t __ripple_dot_add_u32 (uint32_t, uint32_t, uint32_t, int)
  __RIPPLE_ATTR;
__RIPPLE_END_C

#else /* !__RIPPLE__ */

/* What they are for one lane.  The other part is shifted by one and the
   complement of the count: a shift by all bits is not defined.  */
# define __RIPPLE_BITS_OF(T) (8 * sizeof (T))
# define __RIPPLE_COUNT_OF(T, N) ((N) & (__RIPPLE_BITS_OF (T) - 1))
/* X without its sign, in a type that is as wide as int or wider.  */
# define __RIPPLE_BITS_IN(T, X) \
  ((__ripple_widest) (X) \
   & (__ripple_widest) -1 >> (8 * sizeof (__ripple_widest) \
			      - __RIPPLE_BITS_OF (T)))
# define __RIPPLE_DO_FUNNEL_LEFT(T, HIGH, LOW, N) \
  ((T) (__RIPPLE_BITS_IN (T, HIGH) << __RIPPLE_COUNT_OF (T, N) \
	| __RIPPLE_BITS_IN (T, LOW) >> 1 >> __RIPPLE_COUNT_OF (T, ~(N))))
# define __RIPPLE_DO_FUNNEL_RIGHT(T, HIGH, LOW, N) \
  ((T) (__RIPPLE_BITS_IN (T, LOW) >> __RIPPLE_COUNT_OF (T, N) \
	| __RIPPLE_BITS_IN (T, HIGH) << 1 << __RIPPLE_COUNT_OF (T, ~(N))))
# define __RIPPLE_DEFINE_LEFT(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F##rotate_left, SUFFIX) (T x, uint64_t n) \
{ \
  return __RIPPLE_DO_FUNNEL_LEFT (T, x, x, n); \
} \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F##funnel_left, SUFFIX) (T high, T low, uint64_t n) \
{ \
  return __RIPPLE_DO_FUNNEL_LEFT (T, high, low, n); \
}
# define __RIPPLE_DEFINE_RIGHT(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F##rotate_right, SUFFIX) (T x, uint64_t n) \
{ \
  return __RIPPLE_DO_FUNNEL_RIGHT (T, x, x, n); \
} \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F##funnel_right, SUFFIX) (T high, T low, uint64_t n) \
{ \
  return __RIPPLE_DO_FUNNEL_RIGHT (T, high, low, n); \
}
# define __RIPPLE_DEFINE_REVERSE(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F, SUFFIX) (T x) \
{ \
  __ripple_widest from = (__ripple_widest) x, to = 0; \
  for (unsigned i = 0; i < __RIPPLE_BITS_OF (T); i++, from >>= 1) \
    to = to << 1 | (from & 1); \
  return (T) to; \
}

# define __RIPPLE_DEFINE_NUMBERS(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F##average_up, SUFFIX) (T x, T y) \
{ \
  return (T) ((x | y) - (T) ((T) (x ^ y) >> 1)); \
} \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F##average_down, SUFFIX) (T x, T y) \
{ \
  return (T) ((x & y) + (T) ((T) (x ^ y) >> 1)); \
} \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F##abs_difference, SUFFIX) (T x, T y) \
{ \
  return (T) (x > y ? (uint64_t) x - (uint64_t) y \
		    : (uint64_t) y - (uint64_t) x); \
} \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F##multiply_high, SUFFIX) (T x, T y) \
{ \
  return (T) __ripplemath_product (x, y, __RIPPLE_BITS_OF (T), \
				   (T) -1 < (T) 0, 0); \
} \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F##multiply_rounded, SUFFIX) (T x, T y) \
{ \
  return (T) __ripplemath_product (x, y, __RIPPLE_BITS_OF (T), \
				   (T) -1 < (T) 0, 1); \
}

/* The product of X and Y, which have BITS bits, from bit BITS on; or, if
   ROUNDED, from one below that on, to the nearest.  */
static __inline__ __attribute__ ((__unused__)) uint64_t
__ripplemath_product (uint64_t x, uint64_t y, int bits, int is_signed,
		      int rounded)
{
  uint64_t half = 0xffffffffu, low = (x & half) * (y & half);
  uint64_t middle = (x >> 32) * (y & half) + (low >> 32);
  uint64_t other = (x & half) * (y >> 32) + (middle & half);
  uint64_t high = (x >> 32) * (y >> 32) + (middle >> 32) + (other >> 32);
  uint64_t add = (uint64_t) 1 << (bits - 2);

  low = (low & half) | other << 32;
  if (is_signed)
    high -= (x >> 63 ? y : 0) + (y >> 63 ? x : 0);
  if (rounded)
    {
      low += add;
      high += low < add;
    }
  bits -= rounded;
  return bits == 64 ? high : low >> bits | high << 1 << (63 - bits);
}

/* The products of the parts of A and B, of 8 or 16 bits, added to SUM; HOW is
   what the plugin knows by a number.  */
static __inline__ __attribute__ ((__unused__)) __ripple_ll
__ripplemath_dot (uint32_t a, uint32_t b, __ripple_ll sum, int how)
{
  int bits = (how & 3) == 3 ? 16 : 8;
  for (int i = 0; i < 32; i += bits)
    {
      uint32_t x = a >> i << (32 - bits), y = b >> i << (32 - bits);
      __ripple_ll p = (how & 3) >= 2 ? (int32_t) x >> (32 - bits)
						 : (int) (x >> (32 - bits));
      sum += p * ((how & 3) >= 1 ? (int32_t) y >> (32 - bits)
		  : (int) (y >> (32 - bits)));
    }
  if (how & 4)
    {
      __ripple_ll lo = (how & 3) ? -2147483647 - 1 : 0;
      __ripple_ll hi = 2147483647;
      hi = how & 3 ? hi : 2 * hi + 1;
      sum = sum < lo ? lo : sum > hi ? hi : sum;
    }
  return sum;
}
static __inline__ __attribute__ ((__unused__)) int32_t
__ripple_dot_add_i32 (uint32_t a, uint32_t b, int32_t sum, int how)
{
  return (int32_t) (uint32_t) __ripplemath_dot (a, b, sum, how);
}
static __inline__ __attribute__ ((__unused__)) uint32_t
__ripple_dot_add_u32 (uint32_t a, uint32_t b, uint32_t sum, int how)
{
  return (uint32_t) __ripplemath_dot (a, b, sum, how);
}

# define __RIPPLE_DEFINE_NARROW(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
F##_u_##SUFFIX (uint64_t x) \
{ \
  return x > (uint64_t) __RIPPLE_MAX (T) ? __RIPPLE_MAX (T) : (T) x; \
} \
static __inline__ __attribute__ ((__unused__)) T \
F##_i_##SUFFIX (int64_t x) \
{ \
  return x >= 0 ? F##_u_##SUFFIX ((uint64_t) x) \
	 : !__RIPPLE_SIGNED (T) || x < (int64_t) __RIPPLE_MIN (T) \
	 ? __RIPPLE_MIN (T) : (T) x; \
} \
static __inline__ __attribute__ ((__unused__)) T \
F##_d_##SUFFIX (double x) \
{ \
  return x != x || (!__RIPPLE_SIGNED (T) && x < 0) ? (T) 0 \
	 : x >= 2.0 * (double) (__RIPPLE_MAX (T) / 2 + 1) ? __RIPPLE_MAX (T) \
	 : x < (double) __RIPPLE_MIN (T) ? __RIPPLE_MIN (T) : (T) x; \
} \
static __inline__ __attribute__ ((__unused__)) T \
F##_f_##SUFFIX (float x) \
{ \
  return F##_d_##SUFFIX (x); \
}
__RIPPLE_EACH_INT (__RIPPLE_DEFINE_NARROW, __ripple_narrow)
/* A sum before the shift might overflow.  */
# define __RIPPLE_DEFINE_ROUND(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
F##_i_##SUFFIX (int64_t x, uint64_t n) \
{ \
  return __ripple_narrow_i_##SUFFIX ((x >> n) + (n ? x >> (n - 1) & 1 : 0)); \
} \
static __inline__ __attribute__ ((__unused__)) T \
F##_u_##SUFFIX (uint64_t x, uint64_t n) \
{ \
  return __ripple_narrow_u_##SUFFIX ((x >> n) + (n ? x >> (n - 1) & 1 : 0)); \
}
__RIPPLE_EACH_INT (__RIPPLE_DEFINE_ROUND, __ripple_round_to)

__RIPPLE_BEGIN_TYPED
__RIPPLE_EACH_INT (__RIPPLE_DEFINE_NUMBERS, __ripple_)
__RIPPLE_ALL_INT (__RIPPLE_DEFINE_LEFT, __ripple_)
__RIPPLE_ALL_INT (__RIPPLE_DEFINE_RIGHT, __ripple_)
__RIPPLE_ALL_INT (__RIPPLE_DEFINE_REVERSE, __ripple_bit_reverse)
__RIPPLE_END_TYPED

#endif

/* T ripple_rotate_left (T x, I n), ripple_rotate_right: the bits of X rotated
   by N, modulo their number.
   T ripple_funnel_left (T high, T low, I n): the upper half of HIGH and LOW,
   one behind the other, shifted to the left by N, modulo the bits of T;
   ripple_funnel_right: the lower half of them shifted to the right.  */
#define ripple_rotate_left(...) \
  __RIPPLE_2_ARGS (__RIPPLE_ROTATE, __RIPPLE_ROTATE_BAD, __VA_ARGS__) \
  (rotate_left, __VA_ARGS__)
#define ripple_rotate_right(...) \
  __RIPPLE_2_ARGS (__RIPPLE_ROTATE, __RIPPLE_ROTATE_BAD, __VA_ARGS__) \
  (rotate_right, __VA_ARGS__)
#define __RIPPLE_ROTATE(NAME, X, N) \
  (__RIPPLE_INT (__ripple_##NAME, X) (X, (uint64_t) (N)))
#define __RIPPLE_ROTATE_BAD(NAME, ...) \
  __RIPPLE_WRONG_COUNT ("T ripple_" #NAME " (T x, I n)", 0)
#define ripple_funnel_left(...) \
  __RIPPLE_3_ARGS (__RIPPLE_FUNNEL, __RIPPLE_FUNNEL_BAD, __VA_ARGS__) \
  (funnel_left, __VA_ARGS__)
#define ripple_funnel_right(...) \
  __RIPPLE_3_ARGS (__RIPPLE_FUNNEL, __RIPPLE_FUNNEL_BAD, __VA_ARGS__) \
  (funnel_right, __VA_ARGS__)
#ifdef __cplusplus
# define __RIPPLE_FUNNEL(NAME, HIGH, LOW, N) \
  (__ripple_##NAME (HIGH, LOW, (uint64_t) (N)))
#else
# define __RIPPLE_FUNNEL(NAME, HIGH, LOW, N) \
  (__extension__ ({ \
     _Static_assert (__builtin_types_compatible_p (__typeof__ (HIGH), \
						   __typeof__ (LOW)), \
		     "Type mismatch in ripple_" #NAME "."); \
     __RIPPLE_INT (__ripple_##NAME, HIGH) (HIGH, LOW, (uint64_t) (N)); }))
#endif
#define __RIPPLE_FUNNEL_BAD(NAME, ...) \
  __RIPPLE_WRONG_COUNT ("T ripple_" #NAME " (T high, T low, I n)", 0)

/* T ripple_bit_reverse (T x): the bits of X in the opposite order.  */
#define ripple_bit_reverse(X) (__RIPPLE_INT (__ripple_bit_reverse, X) (X))

/* T ripple_average_up (T x, T y): (x + y + 1) >> 1 without overflow;
   ripple_average_down: (x + y) >> 1.
   T ripple_abs_difference (T x, T y): the larger one less the other, modulo
   2^n for N bits: of signed numbers it may need all bits as an unsigned one.
   T ripple_multiply_high (T x, T y): the upper half of their product.
   T ripple_multiply_rounded (T x, T y): (x * y + 2^(n-2)) >> (n - 1), N the
   bits of T: the product of numbers below 1, with N - 1 bits behind the point,
   rounded; modulo 2^N.  */
#define ripple_average_up(...) \
  __RIPPLE_2_ARGS (__RIPPLE_NUMBERS, __RIPPLE_NUMBERS_BAD, __VA_ARGS__) \
  (average_up, __VA_ARGS__)
#define ripple_average_down(...) \
  __RIPPLE_2_ARGS (__RIPPLE_NUMBERS, __RIPPLE_NUMBERS_BAD, __VA_ARGS__) \
  (average_down, __VA_ARGS__)
#define ripple_abs_difference(...) \
  __RIPPLE_2_ARGS (__RIPPLE_NUMBERS, __RIPPLE_NUMBERS_BAD, __VA_ARGS__) \
  (abs_difference, __VA_ARGS__)
#define ripple_multiply_high(...) \
  __RIPPLE_2_ARGS (__RIPPLE_NUMBERS, __RIPPLE_NUMBERS_BAD, __VA_ARGS__) \
  (multiply_high, __VA_ARGS__)
#define ripple_multiply_rounded(...) \
  __RIPPLE_2_ARGS (__RIPPLE_NUMBERS, __RIPPLE_NUMBERS_BAD, __VA_ARGS__) \
  (multiply_rounded, __VA_ARGS__)
#ifdef __cplusplus
# define __RIPPLE_NUMBERS(NAME, X, Y) (__ripple_##NAME (X, Y))
#else
# define __RIPPLE_NUMBERS(NAME, X, Y) \
  (__extension__ ({ \
     _Static_assert (__builtin_types_compatible_p (__typeof__ (X), \
						   __typeof__ (Y)), \
		     "Type mismatch in ripple_" #NAME "."); \
     _Generic ((X), __RIPPLE_SELECT_INT (__ripple_##NAME)) (X, Y); }))
#endif
#define __RIPPLE_NUMBERS_BAD(NAME, ...) \
  __RIPPLE_WRONG_COUNT ("T ripple_" #NAME " (T x, T y)", 0)

/* int32_t ripple_dot4add_u8i8 (uint32_t a, uint32_t b, int32_t sum): SUM plus
   the products of the four bytes of A, which are unsigned, and of B, which are
   signed; modulo 2^32.  _sat: the sum of all, cut off where it does not fit.
   i8i8, u8u8 (the sum is unsigned, too) likewise; ripple_dot2add_i16i16: of
   the two signed words of A and B.  */
#define ripple_dot4add_u8u8(A, B, SUM) (__ripple_dot_add_u32 (A, B, SUM, 0))
#define ripple_dot4add_u8i8(A, B, SUM) (__ripple_dot_add_i32 (A, B, SUM, 1))
#define ripple_dot4add_i8i8(A, B, SUM) (__ripple_dot_add_i32 (A, B, SUM, 2))
#define ripple_dot2add_i16i16(A, B, SUM) (__ripple_dot_add_i32 (A, B, SUM, 3))
#define ripple_dot4add_u8u8_sat(A, B, SUM) \
  (__ripple_dot_add_u32 (A, B, SUM, 4))
#define ripple_dot4add_u8i8_sat(A, B, SUM) \
  (__ripple_dot_add_i32 (A, B, SUM, 5))
#define ripple_dot4add_i8i8_sat(A, B, SUM) \
  (__ripple_dot_add_i32 (A, B, SUM, 6))
#define ripple_dot2add_i16i16_sat(A, B, SUM) \
  (__ripple_dot_add_i32 (A, B, SUM, 7))

/* T ripple_narrow_sat (T, I x): the integer X as T or, where it does not fit,
   the end of T on that side.
   T ripple_narrow_round (T, I x, unsigned n): the same of X, divided by 2^N
   and rounded, ties up; N is less than the bits of X.  */
#define ripple_narrow_sat(...) \
  __RIPPLE_2_ARGS (__RIPPLE_NARROW, __RIPPLE_NARROW_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_NARROW_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_narrow_sat (T, I x)", 0)
#define ripple_narrow_round(...) \
  __RIPPLE_3_ARGS (__RIPPLE_ROUNDED, __RIPPLE_ROUNDED_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_ROUNDED_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_narrow_round (T, I x, unsigned n)", 0)
#ifdef __cplusplus
extern "C++"
{
template <typename> struct __ripplemath_narrow;
# define __RIPPLE_NARROW_TO(F, SUFFIX, T) \
template <> struct __ripplemath_narrow<T> \
{ \
  template <typename X> \
  __attribute__ ((__always_inline__, __artificial__)) static inline T \
  of (X x) \
  { \
    return (X) -1 < (X) 1 ? F##_i_##SUFFIX ((int64_t) x) \
			  : F##_u_##SUFFIX ((uint64_t) x); \
  } \
  template <typename X> \
  __attribute__ ((__always_inline__, __artificial__)) static inline T \
  of_float (X x) \
  { \
    static_assert ((X) 0.5 != (X) 0 && sizeof (X) <= sizeof (double), \
		   "ripple_convert_sat is for float, double and 16 bits"); \
    return sizeof (X) <= sizeof (float) ? F##_f_##SUFFIX ((float) x) \
					: F##_d_##SUFFIX ((double) x); \
  } \
};
__RIPPLE_EACH_INT (__RIPPLE_NARROW_TO, __ripple_narrow)
template <typename> struct __ripplemath_round;
# define __RIPPLE_ROUND_TO(F, SUFFIX, T) \
template <> struct __ripplemath_round<T> \
{ \
  template <typename X> \
  __attribute__ ((__always_inline__, __artificial__)) static inline T \
  of (X x, unsigned n) \
  { \
    return (X) -1 < (X) 1 ? F##_i_##SUFFIX ((int64_t) x, n) \
			  : F##_u_##SUFFIX ((uint64_t) x, n); \
  } \
};
__RIPPLE_EACH_INT (__RIPPLE_ROUND_TO, __ripple_round_to)
# undef __RIPPLE_ROUND_TO
# undef __RIPPLE_NARROW_TO
}
/* No floating number has an OR.  */
# define __RIPPLE_NARROW(T, X) (__ripplemath_narrow<T>::of ((X) | 0))
# define __RIPPLE_ROUNDED(T, X, N) (__ripplemath_round<T>::of ((X) | 0, N))
#else
# define __RIPPLE_ROUNDED(T, X, N) \
  ((T) ((__typeof__ ((X) | 0)) -1 < (__typeof__ ((X) | 0)) 1 \
	? __extension__ _Generic \
	  ((T) 0, __RIPPLE_SELECT_INT (__ripple_round_to_i)) \
	  ((int64_t) (X), (unsigned) (N)) \
	: __extension__ _Generic \
	  ((T) 0, __RIPPLE_SELECT_INT (__ripple_round_to_u)) \
	  ((uint64_t) (X), (unsigned) (N))))
# define __RIPPLE_NARROW(T, X) \
  ((T) ((__typeof__ ((X) | 0)) -1 < (__typeof__ ((X) | 0)) 1 \
	? __extension__ _Generic ((T) 0, \
				  __RIPPLE_SELECT_INT (__ripple_narrow_i)) \
	  ((int64_t) (X)) \
	: __extension__ _Generic ((T) 0, \
				  __RIPPLE_SELECT_INT (__ripple_narrow_u)) \
	  ((uint64_t) (X))))
#endif
/* T ripple_convert_sat (T, F x): the floating number X, without its fraction,
   as the integer T or, where it does not fit, the end of T on that side; NaN
   is 0.  F is float, double, _Float16 or __bf16.  */
#define ripple_convert_sat(...) \
  __RIPPLE_2_ARGS (__RIPPLE_CONVERT, __RIPPLE_CONVERT_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_CONVERT_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_convert_sat (T, F x)", 0)
#ifdef __cplusplus
# define __RIPPLE_CONVERT(T, X) (__ripplemath_narrow<T>::of_float (X))
#else
# define __RIPPLE_CONVERT(T, X) \
  ((T) __extension__ _Generic \
   ((X), __RIPPLE_SELECT_FLOAT_BY_SIZE \
	 (_Generic ((T) 0, __RIPPLE_SELECT_INT (__ripple_narrow_f)), \
	  _Generic ((T) 0, __RIPPLE_SELECT_INT (__ripple_narrow_d)))) (X))
# define __RIPPLE_SELECT_FLOAT_BY_SIZE(F, D) \
  __RIPPLE_IF_F16 (__ripple_f16: F,) __RIPPLE_IF_BF16 (__ripple_bf16: F,) \
  float: F, double: D
#endif
#endif
