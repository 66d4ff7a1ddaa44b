/* The element types of tensors, and the tables that make a type-generic
   function out of one function per type.  Included by ripple.h.

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

#ifndef RIPPLE_ELEMENTS_H
#define RIPPLE_ELEMENTS_H

#pragma GCC system_header

/* Never linked, never thrown through; not const or pure, because what they
   compute depends on the block around them.  */
#ifdef __RIPPLE__
# define __RIPPLE_ATTR __attribute__ ((__nothrow__, __leaf__))
#else
# define __RIPPLE_ATTR \
  __attribute__ ((__nothrow__, __leaf__, \
		  __error__ ("needs the Ripple plugin: compile with " \
			     "-fplugin=ripple")))
#endif

/* C++ knows _Float16 everywhere only since GCC 13; x86 computes with the
   16-bit types only in SSE registers.  */
#if defined __x86_64__ || defined __i386__
# ifdef __SSE2__
#  define __RIPPLE_HAVE_F16 1
# endif
#elif !defined __cplusplus || __GNUC__ >= 13
# define __RIPPLE_HAVE_F16 1
#endif

#if defined __FLT16_MAX__ && defined __RIPPLE_HAVE_F16
__extension__ typedef _Float16 __ripple_f16;
# define __RIPPLE_IF_F16(...) __VA_ARGS__
#else
# define __RIPPLE_IF_F16(...)
#endif

#if defined __BFLT16_MAX__ && defined __RIPPLE_HAVE_F16
__extension__ typedef __bf16 __ripple_bf16;
# define __RIPPLE_IF_BF16(...) __VA_ARGS__
#else
# define __RIPPLE_IF_BF16(...)
#endif

/* Elements that no vector has.  The decimal types have operators only.  */
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 __ripple_i128;
__extension__ typedef unsigned __int128 __ripple_u128;
typedef __ripple_u128 __ripple_widest;
# define __RIPPLE_IF_I128(...) __VA_ARGS__
#else
__extension__ typedef unsigned long long __ripple_widest;
# define __RIPPLE_IF_I128(...)
#endif
/* C++ knows _Float128 only since GCC 13; x86 passes it in SSE registers.  */
#if defined __FLT128_MAX__ && (!defined __cplusplus || __GNUC__ >= 13) \
    && (!(defined __x86_64__ || defined __i386__) || defined __SSE2__)
__extension__ typedef _Float128 __ripple_f128;
# define __RIPPLE_IF_F128(...) __VA_ARGS__
#else
# define __RIPPLE_IF_F128(...)
#endif

__extension__ typedef long long __ripple_ll;
__extension__ typedef unsigned long long __ripple_ull;

/* The suffixes name C types, not widths, so that a result has exactly the
   type of the operand; i64 and u64 are int64_t and uint64_t.  */
#if __SIZEOF_LONG__ == 8
# define __RIPPLE_EACH_LONG(M, F) \
  M (F, i64, long) M (F, u64, unsigned long) \
  M (F, ll, __ripple_ll) M (F, ull, __ripple_ull)
# define __RIPPLE_SELECT_LONG(F) \
  long: F##_i64, unsigned long: F##_u64, \
  __ripple_ll: F##_ll, __ripple_ull: F##_ull
#else
# define __RIPPLE_EACH_LONG(M, F) \
  M (F, l, long) M (F, ul, unsigned long) \
  M (F, i64, __ripple_ll) M (F, u64, __ripple_ull)
# define __RIPPLE_SELECT_LONG(F) \
  long: F##_l, unsigned long: F##_ul, \
  __ripple_ll: F##_i64, __ripple_ull: F##_u64
#endif

/* M (F, suffix, type) for every integer, every floating type that vectors
   have; for those that they have not.  */
#define __RIPPLE_EACH_INT(M, F) \
  M (F, c, char) M (F, i8, signed char) M (F, u8, unsigned char) \
  M (F, i16, short) M (F, u16, unsigned short) \
  M (F, i32, int) M (F, u32, unsigned int) \
  __RIPPLE_EACH_LONG (M, F)
#define __RIPPLE_EACH_FLOAT(M, F) \
  M (F, f32, float) M (F, f64, double) \
  __RIPPLE_IF_F16 (M (F, f16, __ripple_f16)) \
  __RIPPLE_IF_BF16 (M (F, bf16, __ripple_bf16))
#define __RIPPLE_EACH_SINGLE_INT(M, F) \
  __RIPPLE_IF_I128 (M (F, i128, __ripple_i128) M (F, u128, __ripple_u128))
#define __RIPPLE_EACH_SINGLE_FLOAT(M, F) \
  M (F, ld, long double) __RIPPLE_IF_F128 (M (F, f128, __ripple_f128))

#ifdef __cplusplus
# define __RIPPLE_BEGIN_TYPED extern "C++" {
# define __RIPPLE_END_TYPED }
# define __RIPPLE_BEGIN_C extern "C" {
# define __RIPPLE_END_C }
# define __RIPPLE_NAME(F, SUFFIX) F
# define __RIPPLE_INT(F, X) F
# define __RIPPLE_FLOAT(F, X) F
# define __RIPPLE_ANY(F, X) F
# define __RIPPLE_NATIVE(F, X) F
#else
# define __RIPPLE_BEGIN_TYPED
# define __RIPPLE_END_TYPED
# define __RIPPLE_BEGIN_C
# define __RIPPLE_END_C
# define __RIPPLE_NAME(F, SUFFIX) F##_##SUFFIX
/* The function of the family F for the type of X; __RIPPLE_NATIVE if vectors
   have that.  */
# define __RIPPLE_SELECT_INT(F) \
  _Bool: F##_i32, \
  char: F##_c, signed char: F##_i8, unsigned char: F##_u8, \
  short: F##_i16, unsigned short: F##_u16, \
  int: F##_i32, unsigned int: F##_u32, \
  __RIPPLE_SELECT_LONG (F)
# define __RIPPLE_SELECT_FLOAT(F) \
  __RIPPLE_IF_F16 (__ripple_f16: F##_f16,) \
  __RIPPLE_IF_BF16 (__ripple_bf16: F##_bf16,) \
  float: F##_f32, double: F##_f64
# define __RIPPLE_SELECT_SINGLE_INT(F) \
  __RIPPLE_IF_I128 (__ripple_i128: F##_i128, __ripple_u128: F##_u128,)
# define __RIPPLE_SELECT_SINGLE_FLOAT(F) \
  __RIPPLE_IF_F128 (__ripple_f128: F##_f128,) long double: F##_ld,
# define __RIPPLE_INT(F, X) \
  __extension__ _Generic ((X), __RIPPLE_SELECT_SINGLE_INT (F) \
			  __RIPPLE_SELECT_INT (F))
# define __RIPPLE_FLOAT(F, X) \
  __extension__ _Generic ((X), __RIPPLE_SELECT_SINGLE_FLOAT (F) \
			  __RIPPLE_SELECT_FLOAT (F))
# define __RIPPLE_ANY(F, X) \
  __extension__ _Generic ((X), __RIPPLE_SELECT_SINGLE_INT (F) \
			  __RIPPLE_SELECT_SINGLE_FLOAT (F) \
			  __RIPPLE_SELECT_INT (F), \
			  __RIPPLE_SELECT_FLOAT (F))
# define __RIPPLE_NATIVE(F, X) \
  __extension__ _Generic ((X), __RIPPLE_SELECT_INT (F), \
			  __RIPPLE_SELECT_FLOAT (F))
#endif

#define __RIPPLE_PRAGMA(...) _Pragma (#__VA_ARGS__)

/* The 18th argument: picks by the number of arguments before a list.  */
#define __RIPPLE_18TH(A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, \
		      A12, A13, A14, A15, A16, A17, ...) A17
/* How many of one to ten arguments follow the first one.  */
#define __RIPPLE_COUNT_1_TO_10(...) \
  __RIPPLE_18TH (__VA_ARGS__, 0, 0, 0, 0, 0, 0, \
		 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0)

/* Macros with the documented names take any number of arguments and choose
   by that: OK if it is right, BAD if not.  */
#define __RIPPLE_1_AND_1_TO_10(OK, BAD, ...) \
  __RIPPLE_18TH (__VA_ARGS__, BAD, BAD, BAD, BAD, BAD, BAD, \
		 OK, OK, OK, OK, OK, OK, OK, OK, OK, OK, BAD, BAD)
#define __RIPPLE_2_AND_1_TO_10(OK, BAD, ...) \
  __RIPPLE_18TH (__VA_ARGS__, BAD, BAD, BAD, BAD, BAD, \
		 OK, OK, OK, OK, OK, OK, OK, OK, OK, OK, BAD, BAD, BAD)
#define __RIPPLE_1_ARG(OK, BAD, ...) \
  __RIPPLE_18TH (__VA_ARGS__, BAD, BAD, BAD, BAD, BAD, BAD, BAD, BAD, BAD, \
		 BAD, BAD, BAD, BAD, BAD, BAD, BAD, OK, BAD, BAD)
#define __RIPPLE_2_ARGS(OK, BAD, ...) \
  __RIPPLE_18TH (__VA_ARGS__, BAD, BAD, BAD, BAD, BAD, BAD, BAD, BAD, BAD, \
		 BAD, BAD, BAD, BAD, BAD, BAD, OK, BAD, BAD)
#define __RIPPLE_3_ARGS(OK, BAD, ...) \
  __RIPPLE_18TH (__VA_ARGS__, BAD, BAD, BAD, BAD, BAD, BAD, BAD, BAD, BAD, \
		 BAD, BAD, BAD, BAD, BAD, OK, BAD, BAD, BAD)
#define __RIPPLE_4_ARGS(OK, BAD, ...) \
  __RIPPLE_18TH (__VA_ARGS__, BAD, BAD, BAD, BAD, BAD, BAD, BAD, BAD, BAD, \
		 BAD, BAD, BAD, BAD, OK, BAD, BAD, BAD, BAD)
/* OK if there are arguments after these two.  */
#define __RIPPLE_ANY_ARGS(OK, BAD, ...) \
  __RIPPLE_3RD (__VA_OPT__ (0,) 0, OK, BAD, 0)
#define __RIPPLE_3RD(A0, A1, A2, ...) A2
/* OK if there is more than one argument after these two.  */
#define __RIPPLE_AFTER_FIRST(OK, BAD, X, ...) \
  __RIPPLE_ANY_ARGS (OK, BAD, __VA_ARGS__)

/* What BAD is: an error at the call, which shows the PROTOTYPE.  The front
   end goes on with VALUE.  */
#ifdef __cplusplus
# define __RIPPLE_ERROR(TEXT, VALUE) \
  (__extension__ ({ static_assert (0, TEXT); VALUE; }))
# define __RIPPLE_NO_POINTER nullptr
#else
# define __RIPPLE_ERROR(TEXT, VALUE) \
  (__extension__ ({ _Static_assert (0, TEXT); VALUE; }))
# define __RIPPLE_NO_POINTER ((void *) 0)
#endif
#define __RIPPLE_WRONG_COUNT(PROTOTYPE, VALUE) \
  __RIPPLE_ERROR ("wrong number of arguments: " PROTOTYPE, VALUE)

#endif
