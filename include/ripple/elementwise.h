/* Clang's __builtin_elementwise_* functions of scalars, by which programs
   written for it name what is done in each lane.  Included by ripple.h.

   The arguments have one type, which nothing promotes, and the result has it,
   too.  Each function is an expression, the same in C and C++, of arguments
   that have been evaluated; in C it stands in a statement expression, in C++
   in a function, which constant expressions may call.

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

#ifndef RIPPLE_ELEMENTWISE_H
#define RIPPLE_ELEMENTWISE_H

#pragma GCC system_header

#if !__has_builtin (__builtin_elementwise_abs)

/* M (type, W): W is the unsigned type of an integer type, and what a floating
   type is computed in.  */
#define __RIPPLE_EACH_BITS(M) \
  M (char, unsigned char) M (signed char, unsigned char) \
  M (unsigned char, unsigned char) \
  M (short, unsigned short) M (unsigned short, unsigned short) \
  M (int, unsigned int) M (unsigned int, unsigned int) \
  M (long, unsigned long) M (unsigned long, unsigned long) \
  M (__ripple_ll, __ripple_ull) M (__ripple_ull, __ripple_ull) \
  __RIPPLE_IF_I128 (M (__ripple_i128, __ripple_u128) \
		    M (__ripple_u128, __ripple_u128))
#define __RIPPLE_EACH_REAL(M) \
  __RIPPLE_IF_F16 (M (__ripple_f16, float)) \
  __RIPPLE_IF_BF16 (M (__ripple_bf16, float)) \
  M (float, float) M (double, double) M (long double, long double)

/* What each function is, for the type T of its arguments, which are variables,
   and for W.  __RIPPLE_LIBRARY is the function of that name for W.  */

/* There are instructions for llabs, which no narrower number overflows.  */
#define __RIPPLE_DO_abs(T, W, X) \
  __RIPPLE_BY_TYPE (T, W, __builtin_fabsf ((float) X), \
		    __builtin_fabs ((double) X), \
		    __builtin_fabsl ((long double) X), \
		    sizeof (T) < sizeof (__ripple_ll) \
		    ? (W) __builtin_llabs ((__ripple_ll) X) \
		    : X < 0 ? -(W) X : (W) X)
/* In C++ GCC takes sums only for a maximum: variables might be lvalues.  */
#define __RIPPLE_DO_max(T, W, X, Y) \
  __RIPPLE_BY_TYPE (T, W, __builtin_fmaxf ((float) X, (float) Y), \
		    __builtin_fmax ((double) X, (double) Y), \
		    __builtin_fmaxl ((long double) X, (long double) Y), \
		    X > Y ? X + 0 : Y + 0)
#define __RIPPLE_DO_min(T, W, X, Y) \
  __RIPPLE_BY_TYPE (T, W, __builtin_fminf ((float) X, (float) Y), \
		    __builtin_fmin ((double) X, (double) Y), \
		    __builtin_fminl ((long double) X, (long double) Y), \
		    X < Y ? X + 0 : Y + 0)

/* IEEE 754's functions, which order -0 below 0, as the library's fmax need
   not.  */
#ifdef __RIPPLE__
#pragma ripple declare all_float __ripple_minimum : T (T, T)
#pragma ripple declare all_float __ripple_maximum : T (T, T)
#pragma ripple declare all_float __ripple_minimumnum : T (T, T)
#pragma ripple declare all_float __ripple_maximumnum : T (T, T)
# define __RIPPLE_EXTREMUM(F, X, Y) (__RIPPLE_FLOAT (F, X) (X, Y))
# define __RIPPLE_DO_minimum(T, W, X, Y) \
  __RIPPLE_EXTREMUM (__ripple_minimum, X, Y)
# define __RIPPLE_DO_maximum(T, W, X, Y) \
  __RIPPLE_EXTREMUM (__ripple_maximum, X, Y)
# define __RIPPLE_DO_minimumnum(T, W, X, Y) \
  __RIPPLE_EXTREMUM (__ripple_minimumnum, X, Y)
# define __RIPPLE_DO_maximumnum(T, W, X, Y) \
  __RIPPLE_EXTREMUM (__ripple_maximumnum, X, Y)
#else
# define __RIPPLE_EXTREMUM(W, FIRST, X, Y, NEGATIVE, POSITIVE, UNORDERED) \
  (__builtin_isunordered ((W) X, (W) Y) ? UNORDERED \
   : FIRST ((W) X, (W) Y) ? X : X != Y ? Y \
   : __builtin_signbit ((W) X) ? NEGATIVE : POSITIVE)
# define __RIPPLE_DO_minimum(T, W, X, Y) \
  __RIPPLE_EXTREMUM (W, __builtin_isless, X, Y, X, Y, X + Y)
# define __RIPPLE_DO_maximum(T, W, X, Y) \
  __RIPPLE_EXTREMUM (W, __builtin_isgreater, X, Y, Y, X, X + Y)
# define __RIPPLE_DO_minimumnum(T, W, X, Y) \
  __RIPPLE_EXTREMUM (W, __builtin_isless, X, Y, X, Y, X == X ? X : Y)
# define __RIPPLE_DO_maximumnum(T, W, X, Y) \
  __RIPPLE_EXTREMUM (W, __builtin_isgreater, X, Y, Y, X, X == X ? X : Y)
#endif
#define __RIPPLE_DO_minnum __RIPPLE_DO_minimumnum
#define __RIPPLE_DO_maxnum __RIPPLE_DO_maximumnum

/* A sum is a quiet NaN.  */
#define __RIPPLE_DO_canonicalize(T, W, X) (X != X ? (T) (X + X) : X)
/* In float the result of 16 bits would be rounded twice.  */
#define __RIPPLE_DO_fma(T, W, X, Y, Z) \
  (sizeof (T) == 2 ? (T) __builtin_fma ((double) X, (double) Y, (double) Z) \
   : (T) __RIPPLE_LIBRARY (W, fma) (X, Y, Z))

/* How many bits there are, and the halves of 128.  */
#define __RIPPLE_BITS(W) (8 * (int) sizeof (W))
#define __RIPPLE_LOW(W, X) ((__ripple_ull) (W) (X))
#define __RIPPLE_HIGH(W, X) \
  ((__ripple_ull) ((W) (X) >> (__RIPPLE_BITS (W) / 2)))

#define __RIPPLE_DO_popcount(T, W, X) \
  (sizeof (W) <= 4 ? __builtin_popcount ((W) X) \
   : sizeof (W) == 8 ? __builtin_popcountll ((W) X) \
   : __builtin_popcountll (__RIPPLE_LOW (W, X)) \
     + __builtin_popcountll (__RIPPLE_HIGH (W, X)))
/* What Y, which may be absent, gives for 0.  */
#define __RIPPLE_DO_clzg(T, W, X, ...) \
  (__VA_OPT__ (X == 0 ? __VA_ARGS__ :) (T) \
   (sizeof (W) <= 4 ? __builtin_clz ((W) X) - (32 - __RIPPLE_BITS (W)) \
    : sizeof (W) == 8 ? __builtin_clzll ((W) X) \
    : __RIPPLE_HIGH (W, X) ? __builtin_clzll (__RIPPLE_HIGH (W, X)) \
    : 64 + __builtin_clzll (__RIPPLE_LOW (W, X))))
#define __RIPPLE_DO_ctzg(T, W, X, ...) \
  (__VA_OPT__ (X == 0 ? __VA_ARGS__ :) (T) \
   (sizeof (W) <= 4 ? __builtin_ctz ((W) X) \
    : sizeof (W) == 8 || __RIPPLE_LOW (W, X) \
    ? __builtin_ctzll (__RIPPLE_LOW (W, X)) \
    : 64 + __builtin_ctzll (__RIPPLE_HIGH (W, X))))

/* Neighbours of N bits change places, then the bytes.  All ones by DIV is the
   mask of every second neighbour.  */
#define __RIPPLE_SWAP_BITS(W, V, N, DIV) \
  ((W) ((V >> N & (W) ((W) -1 / DIV)) | (V & (W) ((W) -1 / DIV)) << N))
#define __RIPPLE_SWAP_BYTES(W, V) \
  (sizeof (W) == 1 ? V \
   : sizeof (W) == 2 ? (W) __builtin_bswap16 (V) \
   : sizeof (W) == 4 ? (W) __builtin_bswap32 (V) \
   : sizeof (W) == 8 ? (W) __builtin_bswap64 (V) \
   : (W) __builtin_bswap64 (V) << __RIPPLE_BITS (W) / 2 \
     | __builtin_bswap64 (__RIPPLE_HIGH (W, V)))

/* The other number is shifted by one and the complement of the count, since
   a shift by all bits is not defined.  */
#define __RIPPLE_COUNT(W, Z) ((W) (Z) & (W) (__RIPPLE_BITS (W) - 1))
#define __RIPPLE_DO_fshl(T, W, X, Y, Z) \
  ((W) X << __RIPPLE_COUNT (W, Z) \
   | (W) ((W) Y >> 1) >> __RIPPLE_COUNT (W, ~Z))
#define __RIPPLE_DO_fshr(T, W, X, Y, Z) \
  ((W) Y >> __RIPPLE_COUNT (W, Z) \
   | (W) ((W) X << 1) << __RIPPLE_COUNT (W, ~Z))

#ifdef __cplusplus

extern "C++"
{
template <typename> struct __ripple_number;
# define __RIPPLE_NUMBER(T, W) \
template <> struct __ripple_number<T> { typedef W any, bits; };
__RIPPLE_EACH_BITS (__RIPPLE_NUMBER)
# undef __RIPPLE_NUMBER
# define __RIPPLE_NUMBER(T, W) \
template <> struct __ripple_number<T> { typedef W any, real; };
__RIPPLE_EACH_REAL (__RIPPLE_NUMBER)
# undef __RIPPLE_NUMBER

# define __RIPPLE_INLINE \
__attribute__ ((__always_inline__, __artificial__)) constexpr
# define __RIPPLE_BY_TYPE(T, W, FLOAT, DOUBLE, LONG, BITS) \
  (__is_same (W, float) ? (T) (FLOAT) : __is_same (W, double) ? (T) (DOUBLE) \
   : __is_same (W, long double) ? (T) (LONG) : (T) (BITS))

/* The library's three functions are arguments of the template: so that there
   are no templates for each, which all programs would pay for.  */
# define __RIPPLE_LIBRARY(W, NAME) \
  __ripplemath_call<__builtin_##NAME##f, __builtin_##NAME, __builtin_##NAME##l>
# define __RIPPLE_CALL(LIST, PARAMS, ...) \
template <float (*F) LIST (float), double (*D) LIST (double), \
	  long double (*L) LIST (long double), typename T, \
	  typename W = typename __ripple_number<T>::real> \
__RIPPLE_INLINE T \
__ripplemath_call PARAMS \
{ \
  return __is_same (W, float) ? (T) F (__VA_ARGS__) \
	 : __is_same (W, double) ? (T) D (__VA_ARGS__) : (T) L (__VA_ARGS__); \
}
# define __RIPPLE_LIST_1(T) (T)
# define __RIPPLE_LIST_2(T) (T, T)
# define __RIPPLE_LIST_3(T) (T, T, T)
# define __RIPPLE_LIST_N(T) (T, int)
__RIPPLE_CALL (__RIPPLE_LIST_1, (T x), x)
__RIPPLE_CALL (__RIPPLE_LIST_2, (T x, T y), x, y)
__RIPPLE_CALL (__RIPPLE_LIST_3, (T x, T y, T z), x, y, z)
__RIPPLE_CALL (__RIPPLE_LIST_N, (T x, int n), x, n)
# undef __RIPPLE_LIST_N
# undef __RIPPLE_LIST_3
# undef __RIPPLE_LIST_2
# undef __RIPPLE_LIST_1
# undef __RIPPLE_CALL

/* Constant expressions cannot have the functions that the plugin knows.  */
# define __RIPPLE_TYPE_MAX(T, W) ((T) ((T) -1 < 0 ? (W) -1 / 2 : (W) -1))
# define __RIPPLE_TYPE_MIN(T, W) ((T) ((T) -1 < 0 ? (W) -1 / 2 + 1 : 0))
# define __RIPPLE_DO_add_sat(T, W, X, Y) \
  (!__builtin_is_constant_evaluated () ? ripple_add_sat (X, Y) \
   : Y > 0 ? (X > __RIPPLE_TYPE_MAX (T, W) - Y ? __RIPPLE_TYPE_MAX (T, W) \
	      : (T) (X + Y)) \
   : X < __RIPPLE_TYPE_MIN (T, W) - Y ? __RIPPLE_TYPE_MIN (T, W) : (T) (X + Y))
# define __RIPPLE_DO_sub_sat(T, W, X, Y) \
  (!__builtin_is_constant_evaluated () ? ripple_sub_sat (X, Y) \
   : Y > 0 ? (X < __RIPPLE_TYPE_MIN (T, W) + Y ? __RIPPLE_TYPE_MIN (T, W) \
	      : (T) (X - Y)) \
   : X > __RIPPLE_TYPE_MAX (T, W) + Y ? __RIPPLE_TYPE_MAX (T, W) : (T) (X - Y))

template <typename W>
__RIPPLE_INLINE W
__ripplemath_swap_bits (W v, int n, W div)
{
  return __RIPPLE_SWAP_BITS (W, v, n, div);
}
template <typename W>
__RIPPLE_INLINE W
__ripplemath_swap_bytes (W v)
{
  return __RIPPLE_SWAP_BYTES (W, v);
}
# define __RIPPLE_DO_bitreverse(T, W, X) \
  __ripplemath_swap_bytes<W> ( \
    __ripplemath_swap_bits<W> (__ripplemath_swap_bits<W> ( \
      __ripplemath_swap_bits<W> ((W) X, 1, 3), 2, 5), 4, 17))

/* GCC does not mangle names that begin with __builtin_, so that the templates
   have others.  */
# define __RIPPLE_ELEMENTWISE(KIND, NAME, PARAMS, ...) \
template <typename T, typename W = typename __ripple_number<T>::KIND> \
__RIPPLE_INLINE T \
__ripplemath_elementwise_##NAME PARAMS \
{ \
  return (T) __RIPPLE_DO_##NAME (T, W, __VA_ARGS__); \
}
# define __RIPPLE_1(KIND, NAME) \
  __RIPPLE_ELEMENTWISE (KIND, NAME, (T x), x)
# define __RIPPLE_2(KIND, NAME) \
  __RIPPLE_ELEMENTWISE (KIND, NAME, (T x, T y), x, y)
# define __RIPPLE_3(KIND, NAME) \
  __RIPPLE_ELEMENTWISE (KIND, NAME, (T x, T y, T z), x, y, z)

__RIPPLE_1 (any, abs)
__RIPPLE_1 (bits, popcount)
__RIPPLE_1 (bits, bitreverse)
__RIPPLE_1 (bits, clzg)
__RIPPLE_2 (bits, clzg)
__RIPPLE_1 (bits, ctzg)
__RIPPLE_2 (bits, ctzg)
__RIPPLE_2 (bits, add_sat)
__RIPPLE_2 (bits, sub_sat)
__RIPPLE_3 (bits, fshl)
__RIPPLE_3 (bits, fshr)
__RIPPLE_2 (any, max)
__RIPPLE_2 (any, min)
__RIPPLE_2 (real, maxnum)
__RIPPLE_2 (real, minnum)
__RIPPLE_2 (real, maximum)
__RIPPLE_2 (real, minimum)
__RIPPLE_2 (real, maximumnum)
__RIPPLE_2 (real, minimumnum)
__RIPPLE_1 (real, canonicalize)
__RIPPLE_3 (real, fma)
}

# undef __RIPPLE_3
# undef __RIPPLE_2
# undef __RIPPLE_1
# undef __RIPPLE_ELEMENTWISE
# undef __RIPPLE_INLINE

# define __builtin_elementwise_abs __ripplemath_elementwise_abs
# define __builtin_elementwise_popcount __ripplemath_elementwise_popcount
# define __builtin_elementwise_bitreverse __ripplemath_elementwise_bitreverse
# define __builtin_elementwise_clzg __ripplemath_elementwise_clzg
# define __builtin_elementwise_ctzg __ripplemath_elementwise_ctzg
# define __builtin_elementwise_add_sat __ripplemath_elementwise_add_sat
# define __builtin_elementwise_sub_sat __ripplemath_elementwise_sub_sat
# define __builtin_elementwise_fshl __ripplemath_elementwise_fshl
# define __builtin_elementwise_fshr __ripplemath_elementwise_fshr
# define __builtin_elementwise_max __ripplemath_elementwise_max
# define __builtin_elementwise_min __ripplemath_elementwise_min
# define __builtin_elementwise_maxnum __ripplemath_elementwise_maxnum
# define __builtin_elementwise_minnum __ripplemath_elementwise_minnum
# define __builtin_elementwise_maximum __ripplemath_elementwise_maximum
# define __builtin_elementwise_minimum __ripplemath_elementwise_minimum
# define __builtin_elementwise_maximumnum __ripplemath_elementwise_maximumnum
# define __builtin_elementwise_minimumnum __ripplemath_elementwise_minimumnum
# define __builtin_elementwise_canonicalize \
  __ripplemath_elementwise_canonicalize
# define __builtin_elementwise_fma __ripplemath_elementwise_fma
# define __RIPPLE_REAL_1(NAME, X) (__RIPPLE_LIBRARY (, NAME) (X))
# define __RIPPLE_REAL_2(NAME, X, Y) (__RIPPLE_LIBRARY (, NAME) (X, Y))
# define __builtin_elementwise_ldexp(X, N) \
  (__RIPPLE_LIBRARY (, ldexp) (X, static_cast<int> (N)))

#else

# define __RIPPLE_BY_TYPE(T, W, FLOAT, DOUBLE, LONG, BITS) \
  _Generic ((W) 0, float: FLOAT, double: DOUBLE, long double: LONG, \
	    default: BITS)
# define __RIPPLE_LIBRARY(W, NAME) \
  _Generic ((W) 0, float: __builtin_##NAME##f, double: __builtin_##NAME, \
	    long double: __builtin_##NAME##l)
# define __RIPPLE_DO_add_sat(T, W, X, Y) ripple_add_sat (X, Y)
# define __RIPPLE_DO_sub_sat(T, W, X, Y) ripple_sub_sat (X, Y)

# define __RIPPLE_DO_bitreverse(T, W, X) \
  ({ W __ripple_v = (W) X; \
     __ripple_v = __RIPPLE_SWAP_BITS (W, __ripple_v, 1, 3); \
     __ripple_v = __RIPPLE_SWAP_BITS (W, __ripple_v, 2, 5); \
     __ripple_v = __RIPPLE_SWAP_BITS (W, __ripple_v, 4, 17); \
     __RIPPLE_SWAP_BYTES (W, __ripple_v); })

# define __RIPPLE_ASSOCIATION(T, W) , T: (W) 0
# define __RIPPLE_KIND_bits __RIPPLE_EACH_BITS (__RIPPLE_ASSOCIATION)
# define __RIPPLE_KIND_real __RIPPLE_EACH_REAL (__RIPPLE_ASSOCIATION)
# define __RIPPLE_KIND_any __RIPPLE_KIND_bits __RIPPLE_KIND_real

# define __RIPPLE_X(KIND, X) \
  __auto_type __ripple_x = (X); \
  typedef __typeof__ (__ripple_x) __ripple_t; \
  typedef __typeof__ (_Generic (__ripple_x __RIPPLE_KIND_##KIND)) __ripple_w;
# define __RIPPLE_ANOTHER(NAME, Y) \
  __auto_type NAME = (Y); \
  _Static_assert (__builtin_types_compatible_p (__typeof__ (NAME), \
						__ripple_t), \
		  "the arguments have different types");
# define __RIPPLE_RESULT(NAME, ...) \
  (__ripple_t) __RIPPLE_DO_##NAME (__ripple_t, __ripple_w, __VA_ARGS__);
# define __RIPPLE_1(KIND, NAME, X) \
  (__extension__ ({ __RIPPLE_X (KIND, X) \
		    __RIPPLE_RESULT (NAME, __ripple_x) }))
# define __RIPPLE_2(KIND, NAME, X, Y) \
  (__extension__ ({ __RIPPLE_X (KIND, X) \
		    __RIPPLE_ANOTHER (__ripple_y, Y) \
		    __RIPPLE_RESULT (NAME, __ripple_x, __ripple_y) }))
# define __RIPPLE_3(KIND, NAME, X, Y, Z) \
  (__extension__ ({ __RIPPLE_X (KIND, X) \
		    __RIPPLE_ANOTHER (__ripple_y, Y) \
		    __RIPPLE_ANOTHER (__ripple_z, Z) \
		    __RIPPLE_RESULT (NAME, __ripple_x, __ripple_y, \
				     __ripple_z) }))
# define __RIPPLE_REAL_1(NAME, X) \
  (__extension__ ({ __RIPPLE_X (real, X) \
		    (__ripple_t) __RIPPLE_LIBRARY (__ripple_w, NAME) \
		    (__ripple_x); }))
# define __RIPPLE_REAL_2(NAME, X, Y) \
  (__extension__ ({ __RIPPLE_X (real, X) \
		    __RIPPLE_ANOTHER (__ripple_y, Y) \
		    (__ripple_t) __RIPPLE_LIBRARY (__ripple_w, NAME) \
		    (__ripple_x, __ripple_y); }))
# define __builtin_elementwise_ldexp(X, N) \
  (__extension__ ({ __RIPPLE_X (real, X) \
		    int __ripple_n = (N); \
		    (__ripple_t) __RIPPLE_LIBRARY (__ripple_w, ldexp) \
		    (__ripple_x, __ripple_n); }))

# define __builtin_elementwise_abs(X) __RIPPLE_1 (any, abs, X)
# define __builtin_elementwise_popcount(X) __RIPPLE_1 (bits, popcount, X)
# define __builtin_elementwise_bitreverse(X) \
  __RIPPLE_1 (bits, bitreverse, X)
# define __builtin_elementwise_clzg(X, ...) \
  __RIPPLE_ANY_ARGS (__RIPPLE_2, __RIPPLE_1, __VA_ARGS__) \
  (bits, clzg, X __VA_OPT__ (,) __VA_ARGS__)
# define __builtin_elementwise_ctzg(X, ...) \
  __RIPPLE_ANY_ARGS (__RIPPLE_2, __RIPPLE_1, __VA_ARGS__) \
  (bits, ctzg, X __VA_OPT__ (,) __VA_ARGS__)
# define __builtin_elementwise_add_sat(X, Y) \
  __RIPPLE_2 (bits, add_sat, X, Y)
# define __builtin_elementwise_sub_sat(X, Y) \
  __RIPPLE_2 (bits, sub_sat, X, Y)
# define __builtin_elementwise_fshl(X, Y, Z) \
  __RIPPLE_3 (bits, fshl, X, Y, Z)
# define __builtin_elementwise_fshr(X, Y, Z) \
  __RIPPLE_3 (bits, fshr, X, Y, Z)
# define __builtin_elementwise_max(X, Y) __RIPPLE_2 (any, max, X, Y)
# define __builtin_elementwise_min(X, Y) __RIPPLE_2 (any, min, X, Y)
# define __builtin_elementwise_maxnum(X, Y) __RIPPLE_2 (real, maxnum, X, Y)
# define __builtin_elementwise_minnum(X, Y) __RIPPLE_2 (real, minnum, X, Y)
# define __builtin_elementwise_maximum(X, Y) \
  __RIPPLE_2 (real, maximum, X, Y)
# define __builtin_elementwise_minimum(X, Y) \
  __RIPPLE_2 (real, minimum, X, Y)
# define __builtin_elementwise_maximumnum(X, Y) \
  __RIPPLE_2 (real, maximumnum, X, Y)
# define __builtin_elementwise_minimumnum(X, Y) \
  __RIPPLE_2 (real, minimumnum, X, Y)
# define __builtin_elementwise_canonicalize(X) \
  __RIPPLE_1 (real, canonicalize, X)
# define __builtin_elementwise_fma(X, Y, Z) __RIPPLE_3 (real, fma, X, Y, Z)

#endif

/* The functions of the library.  */
#define __builtin_elementwise_copysign(X, Y) __RIPPLE_REAL_2 (copysign, X, Y)
#define __builtin_elementwise_fmod(X, Y) __RIPPLE_REAL_2 (fmod, X, Y)
#define __builtin_elementwise_pow(X, Y) __RIPPLE_REAL_2 (pow, X, Y)
#define __builtin_elementwise_atan2(X, Y) __RIPPLE_REAL_2 (atan2, X, Y)
#define __builtin_elementwise_acos(X) __RIPPLE_REAL_1 (acos, X)
#define __builtin_elementwise_asin(X) __RIPPLE_REAL_1 (asin, X)
#define __builtin_elementwise_atan(X) __RIPPLE_REAL_1 (atan, X)
#define __builtin_elementwise_ceil(X) __RIPPLE_REAL_1 (ceil, X)
#define __builtin_elementwise_cos(X) __RIPPLE_REAL_1 (cos, X)
#define __builtin_elementwise_cosh(X) __RIPPLE_REAL_1 (cosh, X)
#define __builtin_elementwise_exp(X) __RIPPLE_REAL_1 (exp, X)
#define __builtin_elementwise_exp2(X) __RIPPLE_REAL_1 (exp2, X)
#define __builtin_elementwise_exp10(X) __RIPPLE_REAL_1 (exp10, X)
#define __builtin_elementwise_floor(X) __RIPPLE_REAL_1 (floor, X)
#define __builtin_elementwise_log(X) __RIPPLE_REAL_1 (log, X)
#define __builtin_elementwise_log2(X) __RIPPLE_REAL_1 (log2, X)
#define __builtin_elementwise_log10(X) __RIPPLE_REAL_1 (log10, X)
#define __builtin_elementwise_nearbyint(X) __RIPPLE_REAL_1 (nearbyint, X)
#define __builtin_elementwise_rint(X) __RIPPLE_REAL_1 (rint, X)
#define __builtin_elementwise_round(X) __RIPPLE_REAL_1 (round, X)
#define __builtin_elementwise_roundeven(X) __RIPPLE_REAL_1 (roundeven, X)
#define __builtin_elementwise_sin(X) __RIPPLE_REAL_1 (sin, X)
#define __builtin_elementwise_sinh(X) __RIPPLE_REAL_1 (sinh, X)
#define __builtin_elementwise_sqrt(X) __RIPPLE_REAL_1 (sqrt, X)
#define __builtin_elementwise_tan(X) __RIPPLE_REAL_1 (tan, X)
#define __builtin_elementwise_tanh(X) __RIPPLE_REAL_1 (tanh, X)
#define __builtin_elementwise_trunc(X) __RIPPLE_REAL_1 (trunc, X)

#endif

#endif
