/* Scans, compressed and expanded tensors, and permutations whose indices are
   known only at run time.  Included by ripple.h.

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

#ifndef RIPPLE_STANDARD_H
#define RIPPLE_STANDARD_H

#pragma GCC system_header

#ifdef __cplusplus
# define __RIPPLE_BOOL bool
# define __RIPPLE_AUTO auto
#else
# define __RIPPLE_BOOL _Bool
# define __RIPPLE_AUTO __auto_type
#endif

#ifdef __RIPPLE__

#pragma ripple declare all __ripple_compress : T (bool, T)
#pragma ripple declare all __ripple_compressed : size_t (bool, T)
#pragma ripple declare all __ripple_expand : T (bool, T)
#pragma ripple declare all __ripple_permute : T (T, int64_t)
#pragma ripple declare all __ripple_scan_add : T (uint64_t, T)
#pragma ripple declare all __ripple_scan_mul : T (uint64_t, T)
#pragma ripple declare all __ripple_scan_min : T (uint64_t, T)
#pragma ripple declare all __ripple_scan_max : T (uint64_t, T)
#pragma ripple declare all_int __ripple_scan_and : T (uint64_t, T)
#pragma ripple declare all_int __ripple_scan_or : T (uint64_t, T)
#pragma ripple declare all_int __ripple_scan_xor : T (uint64_t, T)
#pragma ripple declare all __ripple_exclusive_scan_add : T (uint64_t, T)
#pragma ripple declare all __ripple_exclusive_scan_mul : T (uint64_t, T)
#pragma ripple declare all __ripple_exclusive_scan_min : T (uint64_t, T)
#pragma ripple declare all __ripple_exclusive_scan_max : T (uint64_t, T)
#pragma ripple declare all_int __ripple_exclusive_scan_and : T (uint64_t, T)
#pragma ripple declare all_int __ripple_exclusive_scan_or : T (uint64_t, T)
#pragma ripple declare all_int __ripple_exclusive_scan_xor : T (uint64_t, T)

# define __RIPPLE_INCLUSIVE(F, DIMS, X) (F (DIMS, X))
# define __RIPPLE_PERMUTE(X, INDEX) \
  (__RIPPLE_ANY (__ripple_permute, X) (X, INDEX))

#else /* !__RIPPLE__ */

/* M for each scan of each type of elements, and what it starts with.  */
# define __RIPPLE_SCANS(M, F) \
  __RIPPLE_ALL (M##_0, F##_add) \
  __RIPPLE_ALL (M##_1, F##_mul) \
  __RIPPLE_ALL_INT (M##_MAX, F##_min) \
  __RIPPLE_ALL_INT (M##_MIN, F##_max) \
  __RIPPLE_ALL_FLOAT (M##_INF, F##_min) \
  __RIPPLE_ALL_FLOAT (M##_MINUS_INF, F##_max) \
  __RIPPLE_ALL_INT (M##_ONES, F##_and) \
  __RIPPLE_ALL_INT (M##_0, F##_or) \
  __RIPPLE_ALL_INT (M##_0, F##_xor)

/* What they are for one lane.  */
# define __RIPPLE_DEFINE(F, SUFFIX, T, R, PARAMETER, VALUE) \
static __inline__ __attribute__ ((__unused__)) R \
__RIPPLE_NAME (F, SUFFIX) (PARAMETER __attribute__ ((__unused__)), \
			   T x __attribute__ ((__unused__))) \
{ \
  return VALUE; \
}
# define __RIPPLE_DEFINE_MASKED(F, SUFFIX, T) \
  __RIPPLE_DEFINE (F, SUFFIX, T, T, __RIPPLE_BOOL mask, mask ? x : (T) 0)
# define __RIPPLE_DEFINE_COUNT(F, SUFFIX, T) \
  __RIPPLE_DEFINE (F, SUFFIX, T, size_t, __RIPPLE_BOOL mask, mask)
# define __RIPPLE_DEFINE_SCAN(F, SUFFIX, T, VALUE) \
  __RIPPLE_DEFINE (F, SUFFIX, T, T, uint64_t dims, VALUE)
# define __RIPPLE_DEFINE_SCAN_0(F, SUFFIX, T) \
  __RIPPLE_DEFINE_SCAN (F, SUFFIX, T, (T) 0)
# define __RIPPLE_DEFINE_SCAN_1(F, SUFFIX, T) \
  __RIPPLE_DEFINE_SCAN (F, SUFFIX, T, (T) 1)
# define __RIPPLE_DEFINE_SCAN_MAX(F, SUFFIX, T) \
  __RIPPLE_DEFINE_SCAN (F, SUFFIX, T, __RIPPLE_MAX (T))
# define __RIPPLE_DEFINE_SCAN_MIN(F, SUFFIX, T) \
  __RIPPLE_DEFINE_SCAN (F, SUFFIX, T, __RIPPLE_MIN (T))
# define __RIPPLE_DEFINE_SCAN_INF(F, SUFFIX, T) \
  __RIPPLE_DEFINE_SCAN (F, SUFFIX, T, (T) __builtin_inff ())
# define __RIPPLE_DEFINE_SCAN_MINUS_INF(F, SUFFIX, T) \
  __RIPPLE_DEFINE_SCAN (F, SUFFIX, T, (T) -__builtin_inff ())
# define __RIPPLE_DEFINE_SCAN_ONES(F, SUFFIX, T) \
  __RIPPLE_DEFINE_SCAN (F, SUFFIX, T, (T) -1)

__RIPPLE_BEGIN_TYPED
__RIPPLE_ALL (__RIPPLE_DEFINE_MASKED, __ripple_compress)
__RIPPLE_ALL (__RIPPLE_DEFINE_COUNT, __ripple_compressed)
__RIPPLE_ALL (__RIPPLE_DEFINE_MASKED, __ripple_expand)
__RIPPLE_SCANS (__RIPPLE_DEFINE_SCAN, __ripple_exclusive_scan)
__RIPPLE_END_TYPED

# define __RIPPLE_INCLUSIVE(F, DIMS, X) ((void) (DIMS), (X))
# define __RIPPLE_PERMUTE(X, INDEX) ((void) (INDEX), (X))

#endif

/* T ripple_scan<op> (uint64_t dims, T x): OP of the lanes along the dimension
   DIMS up to this one; ripple_scan<op>_exclusive: of those before it.  */
#define ripple_scanadd(...) \
  __RIPPLE_SCAN (INCLUSIVE_ANY, ripple_scanadd, __ripple_scan_add, __VA_ARGS__)
#define ripple_scanmul(...) \
  __RIPPLE_SCAN (INCLUSIVE_ANY, ripple_scanmul, __ripple_scan_mul, __VA_ARGS__)
#define ripple_scanmin(...) \
  __RIPPLE_SCAN (INCLUSIVE_ANY, ripple_scanmin, __ripple_scan_min, __VA_ARGS__)
#define ripple_scanmax(...) \
  __RIPPLE_SCAN (INCLUSIVE_ANY, ripple_scanmax, __ripple_scan_max, __VA_ARGS__)
#define ripple_scanand(...) \
  __RIPPLE_SCAN (INCLUSIVE_INT, ripple_scanand, __ripple_scan_and, __VA_ARGS__)
#define ripple_scanor(...) \
  __RIPPLE_SCAN (INCLUSIVE_INT, ripple_scanor, __ripple_scan_or, __VA_ARGS__)
#define ripple_scanxor(...) \
  __RIPPLE_SCAN (INCLUSIVE_INT, ripple_scanxor, __ripple_scan_xor, __VA_ARGS__)
#define ripple_scanadd_exclusive(...) \
  __RIPPLE_SCAN (EXCLUSIVE_ANY, ripple_scanadd_exclusive, \
		 __ripple_exclusive_scan_add, __VA_ARGS__)
#define ripple_scanmul_exclusive(...) \
  __RIPPLE_SCAN (EXCLUSIVE_ANY, ripple_scanmul_exclusive, \
		 __ripple_exclusive_scan_mul, __VA_ARGS__)
#define ripple_scanmin_exclusive(...) \
  __RIPPLE_SCAN (EXCLUSIVE_ANY, ripple_scanmin_exclusive, \
		 __ripple_exclusive_scan_min, __VA_ARGS__)
#define ripple_scanmax_exclusive(...) \
  __RIPPLE_SCAN (EXCLUSIVE_ANY, ripple_scanmax_exclusive, \
		 __ripple_exclusive_scan_max, __VA_ARGS__)
#define ripple_scanand_exclusive(...) \
  __RIPPLE_SCAN (EXCLUSIVE_INT, ripple_scanand_exclusive, \
		 __ripple_exclusive_scan_and, __VA_ARGS__)
#define ripple_scanor_exclusive(...) \
  __RIPPLE_SCAN (EXCLUSIVE_INT, ripple_scanor_exclusive, \
		 __ripple_exclusive_scan_or, __VA_ARGS__)
#define ripple_scanxor_exclusive(...) \
  __RIPPLE_SCAN (EXCLUSIVE_INT, ripple_scanxor_exclusive, \
		 __ripple_exclusive_scan_xor, __VA_ARGS__)
#define __RIPPLE_SCAN(KIND, NAME, F, ...) \
  __RIPPLE_2_ARGS (__RIPPLE_SCAN_##KIND, __RIPPLE_SCAN_BAD, __VA_ARGS__) \
  (NAME, F, __VA_ARGS__)
#define __RIPPLE_SCAN_INCLUSIVE_ANY(NAME, F, DIMS, X) \
  __RIPPLE_INCLUSIVE (__RIPPLE_ANY (F, X), DIMS, X)
#define __RIPPLE_SCAN_INCLUSIVE_INT(NAME, F, DIMS, X) \
  __RIPPLE_INCLUSIVE (__RIPPLE_INT (F, X), DIMS, X)
#define __RIPPLE_SCAN_EXCLUSIVE_ANY(NAME, F, DIMS, X) \
  (__RIPPLE_ANY (F, X) (DIMS, X))
#define __RIPPLE_SCAN_EXCLUSIVE_INT(NAME, F, DIMS, X) \
  (__RIPPLE_INT (F, X) (DIMS, X))
#define __RIPPLE_SCAN_BAD(NAME, ...) \
  __RIPPLE_WRONG_COUNT ("T " #NAME " (uint64_t dims, T x)", 0)

/* T ripple_compress (M mask, T x, size_t *n): the lanes of X for which MASK is
   not 0, in order, and then 0; their number is stored in *N.
   T ripple_expand (M mask, T x): the lanes for which MASK is not 0 are the
   first ones of X, in order; the others are 0.  */
#define ripple_compress(...) \
  __RIPPLE_3_ARGS (__RIPPLE_COMPRESS, __RIPPLE_COMPRESS_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#ifdef __cplusplus
# define __RIPPLE_PLACE(N) N
#else
# define __RIPPLE_PLACE(N) \
  (__extension__ ({ \
     _Static_assert (__builtin_types_compatible_p \
		     (__typeof__ (1 ? (N) : (N)), size_t *), \
		     "ripple_compress stores the count through a size_t *"); \
     (size_t *) (N); }))
#endif
#define __RIPPLE_COMPRESS(MASK, X, N) \
  (__extension__ ({ \
     size_t *__ripple_count = __RIPPLE_PLACE (N); \
     __RIPPLE_BOOL __ripple_mask = (MASK) != 0; \
     __RIPPLE_AUTO __ripple_lanes \
       = __RIPPLE_ANY (__ripple_compress, X) (__ripple_mask, X); \
     *__ripple_count \
       = __RIPPLE_ANY (__ripple_compressed, __ripple_lanes) \
	 (__ripple_mask, __ripple_lanes); \
     __ripple_lanes; }))
#define __RIPPLE_COMPRESS_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_compress (M mask, T x, size_t *n)", 0)
#define ripple_expand(...) \
  __RIPPLE_2_ARGS (__RIPPLE_EXPAND, __RIPPLE_EXPAND_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_EXPAND(MASK, X) \
  (__RIPPLE_ANY (__ripple_expand, X) ((MASK) != 0, X))
#define __RIPPLE_EXPAND_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_expand (M mask, T x)", 0)

/* T ripple_permute (T x, I index): lane INDEX of X, counted from the end if it
   is negative, modulo the number of lanes.  */
#define ripple_permute(...) \
  __RIPPLE_2_ARGS (__RIPPLE_PERMUTE, __RIPPLE_PERMUTE_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_PERMUTE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_permute (T x, I index)", 0)

#endif
