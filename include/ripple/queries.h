/* What is asked of all lanes at once, loops over the distinct values of lanes,
   and updates of elements that lanes may share.  Included by ripple.h.

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

#ifndef RIPPLE_QUERIES_H
#define RIPPLE_QUERIES_H

#pragma GCC system_header

/* bool ripple_any (C c): whether C is not 0 in any lane that is on;
   bool ripple_all (C c): in all of them; bool ripple_none (C c): in none;
   size_t ripple_count (C c): in how many;
   int64_t ripple_first (C c): the first of these, or -1.  */
#define ripple_any(...) \
  __RIPPLE_1_ARG (__RIPPLE_ANY_LANE, __RIPPLE_ANY_LANE_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define ripple_all(...) \
  __RIPPLE_1_ARG (__RIPPLE_ALL_LANES, __RIPPLE_ALL_LANES_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define ripple_none(...) \
  __RIPPLE_1_ARG (!__RIPPLE_ANY_LANE, __RIPPLE_NO_LANE_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define ripple_count(...) \
  __RIPPLE_1_ARG (__RIPPLE_HOW_MANY, __RIPPLE_HOW_MANY_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define ripple_first(...) \
  __RIPPLE_1_ARG (__RIPPLE_WHICH, __RIPPLE_WHICH_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_ANY_LANE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("bool ripple_any (C c)", 0)
#define __RIPPLE_ALL_LANES_BAD(...) \
  __RIPPLE_WRONG_COUNT ("bool ripple_all (C c)", 0)
#define __RIPPLE_NO_LANE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("bool ripple_none (C c)", 0)
#define __RIPPLE_HOW_MANY_BAD(...) \
  __RIPPLE_WRONG_COUNT ("size_t ripple_count (C c)", 0)
#define __RIPPLE_WHICH_BAD(...) \
  __RIPPLE_WRONG_COUNT ("int64_t ripple_first (C c)", 0)

/* T ripple_lane (T x, I k): lane K of X, which is the same for all lanes; so
   counted as ripple_permute does.
   T ripple_first_lane (T x): what X is in the first lane that is on.  */
#define ripple_lane(...) \
  __RIPPLE_2_ARGS (__RIPPLE_LANE, __RIPPLE_LANE_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_LANE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_lane (T x, I k)", 0)
#define ripple_first_lane(...) \
  __RIPPLE_1_ARG (__RIPPLE_FIRST_LANE, __RIPPLE_FIRST_LANE_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_FIRST_LANE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_first_lane (T x)", 0)

/* ripple_foreach_unique (value, x) statement: the statement for each of the
   values that X has in lanes that are on, in the order of the first lanes that
   have them; VALUE, a new variable, is that value, and the lanes that have it
   are on.  NaNs with the same bits are one value; those of long double are all
   one.  */
#define ripple_foreach_unique(...) \
  __RIPPLE_2_ARGS (__RIPPLE_FOREACH, __RIPPLE_FOREACH_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_FOREACH_BAD(...) \
  __RIPPLE_WRONG_COUNT ("ripple_foreach_unique (value, x) statement", 0);

#ifdef __RIPPLE__

__RIPPLE_BEGIN_C
extern __RIPPLE_BOOL __ripple_any_lane (__RIPPLE_BOOL) __RIPPLE_ATTR;
extern __RIPPLE_BOOL __ripple_all_lanes (__RIPPLE_BOOL) __RIPPLE_ATTR;
extern size_t __ripple_count (__RIPPLE_BOOL) __RIPPLE_ATTR;
extern int64_t __ripple_first (__RIPPLE_BOOL) __RIPPLE_ATTR;
__RIPPLE_END_C
#pragma ripple declare all __ripple_on : bool (T)
#pragma ripple declare all __ripple_same : bool (T, T)

# define __RIPPLE_ANY_LANE(C) (__ripple_any_lane ((C) != 0))
# define __RIPPLE_ALL_LANES(C) (__ripple_all_lanes ((C) != 0))
# define __RIPPLE_HOW_MANY(C) (__ripple_count ((C) != 0))
# define __RIPPLE_WHICH(C) (__ripple_first ((C) != 0))
# define __RIPPLE_LANE(X, K) \
  (__RIPPLE_ANY (__ripple_permute, X) (X, K))
# define __RIPPLE_LANES_ON(X) (__RIPPLE_ANY (__ripple_on, X) (X))
# define __RIPPLE_FIRST_LANE(X) \
  (__extension__ ({ \
     __RIPPLE_AUTO __ripple_lanes = (X); \
     __RIPPLE_LANE (__ripple_lanes, \
		    __ripple_first (__RIPPLE_LANES_ON (__ripple_lanes))); }))
/* The lanes that are on in REST are still to come.  Where statements break off
   the loop, lanes have left it.  */
# define __RIPPLE_FOREACH(VALUE, X) \
  for (__RIPPLE_BOOL __ripple_once = 1; __ripple_once;) \
    for (__RIPPLE_AUTO __ripple_x = (X); __ripple_once; __ripple_once = 0) \
      for (__RIPPLE_BOOL __ripple_rest = __RIPPLE_LANES_ON (__ripple_x), \
	   __ripple_now = 0; __ripple_once; __ripple_once = 0) \
	for (size_t __ripple_all \
	     = __ripple_count (__RIPPLE_LANES_ON (__ripple_x)); \
	     __ripple_once; __ripple_once = 0) \
	  for (__typeof__ (__ripple_x) VALUE = (__typeof__ (__ripple_x)) 0; \
	       __ripple_once; __ripple_once = 0) \
	    for (int64_t __ripple_k = 0; \
		 (__ripple_count (__RIPPLE_LANES_ON (__ripple_x)) \
		  == __ripple_all) \
		 && (__ripple_k = __ripple_first (__ripple_rest)) >= 0 \
		 && (VALUE = (__typeof__ (VALUE)) \
		     __RIPPLE_LANE (__ripple_x, __ripple_k), \
		     __ripple_now \
		     = (__ripple_rest \
			& __RIPPLE_ANY (__ripple_same, VALUE) (__ripple_x, \
							       VALUE)), \
		     1); \
		 __ripple_rest = __ripple_rest & !__ripple_now) \
	      if (!__ripple_now) \
		; \
	      else

#else /* !__RIPPLE__ */

/* What they are for one lane.  */
# define __RIPPLE_ANY_LANE(C) ((__RIPPLE_BOOL) ((C) != 0))
# define __RIPPLE_ALL_LANES(C) ((__RIPPLE_BOOL) ((C) != 0))
# define __RIPPLE_HOW_MANY(C) ((size_t) ((C) != 0))
# define __RIPPLE_WHICH(C) ((int64_t) ((C) != 0) - 1)
# define __RIPPLE_LANE(X, K) ((void) (K), (X))
# define __RIPPLE_FIRST_LANE(X) (X)
# define __RIPPLE_FOREACH(VALUE, X) \
  for (__RIPPLE_BOOL __ripple_once = 1; __ripple_once;) \
    for (__RIPPLE_AUTO VALUE = (X); __ripple_once; __ripple_once = 0)

#endif

/* void ripple_update<op> (T *p, T x): for each lane that is on, one after the
   other, *P becomes *P OP X, so that every lane counts also where several have
   the same P.  */
#define ripple_updateadd(...) \
  __RIPPLE_UPDATE (ANY, ripple_updateadd, __ripplelane_add, __VA_ARGS__)
#define ripple_updatemin(...) \
  __RIPPLE_UPDATE (ANY, ripple_updatemin, __ripplelane_min, __VA_ARGS__)
#define ripple_updatemax(...) \
  __RIPPLE_UPDATE (ANY, ripple_updatemax, __ripplelane_max, __VA_ARGS__)
#define ripple_updateand(...) \
  __RIPPLE_UPDATE (INT, ripple_updateand, __ripplelane_and, __VA_ARGS__)
#define ripple_updateor(...) \
  __RIPPLE_UPDATE (INT, ripple_updateor, __ripplelane_or, __VA_ARGS__)
#define ripple_updatexor(...) \
  __RIPPLE_UPDATE (INT, ripple_updatexor, __ripplelane_xor, __VA_ARGS__)
#define __RIPPLE_UPDATE(KIND, NAME, F, ...) \
  __RIPPLE_2_ARGS (__RIPPLE_UPDATE_##KIND, __RIPPLE_UPDATE_BAD, __VA_ARGS__) \
  (NAME, F, __VA_ARGS__)
#define __RIPPLE_UPDATE_ANY(NAME, F, P, X) \
  (__RIPPLE_ANY (F, *(P)) (P, (__typeof__ (*(P))) (X)))
#define __RIPPLE_UPDATE_INT(NAME, F, P, X) \
  (__RIPPLE_INT (F, *(P)) (P, (__typeof__ (*(P))) (X)))
#define __RIPPLE_UPDATE_BAD(NAME, ...) \
  __RIPPLE_WRONG_COUNT ("void " #NAME " (T *p, T x)", (void) 0)

/* The plugin calls these lane by lane.  */
#ifdef __cplusplus
# define __RIPPLE_EACH_UPDATE(EACH, M, F) template <typename T> M (F, , T)
#else
# define __RIPPLE_EACH_UPDATE(EACH, M, F) EACH (M, F)
#endif
#define __RIPPLE_DEFINE_UPDATE(F, SUFFIX, T, VALUE) \
static __inline__ __attribute__ ((__unused__)) void \
__RIPPLE_NAME (F, SUFFIX) (T *__ripple_p, T x) \
{ \
  T y = *__ripple_p; \
  *__ripple_p = (T) (VALUE); \
}
#define __RIPPLE_DEFINE_UPDATE_ADD(F, SUFFIX, T) \
  __RIPPLE_DEFINE_UPDATE (F, SUFFIX, T, y + x)
#define __RIPPLE_DEFINE_UPDATE_MIN(F, SUFFIX, T) \
  __RIPPLE_DEFINE_UPDATE (F, SUFFIX, T, x < y || y != y ? x : y)
#define __RIPPLE_DEFINE_UPDATE_MAX(F, SUFFIX, T) \
  __RIPPLE_DEFINE_UPDATE (F, SUFFIX, T, x > y || y != y ? x : y)
#define __RIPPLE_DEFINE_UPDATE_AND(F, SUFFIX, T) \
  __RIPPLE_DEFINE_UPDATE (F, SUFFIX, T, y & x)
#define __RIPPLE_DEFINE_UPDATE_OR(F, SUFFIX, T) \
  __RIPPLE_DEFINE_UPDATE (F, SUFFIX, T, y | x)
#define __RIPPLE_DEFINE_UPDATE_XOR(F, SUFFIX, T) \
  __RIPPLE_DEFINE_UPDATE (F, SUFFIX, T, y ^ x)

__RIPPLE_BEGIN_TYPED
__RIPPLE_EACH_UPDATE (__RIPPLE_ALL, __RIPPLE_DEFINE_UPDATE_ADD,
		      __ripplelane_add)
__RIPPLE_EACH_UPDATE (__RIPPLE_ALL, __RIPPLE_DEFINE_UPDATE_MIN,
		      __ripplelane_min)
__RIPPLE_EACH_UPDATE (__RIPPLE_ALL, __RIPPLE_DEFINE_UPDATE_MAX,
		      __ripplelane_max)
__RIPPLE_EACH_UPDATE (__RIPPLE_ALL_INT, __RIPPLE_DEFINE_UPDATE_AND,
		      __ripplelane_and)
__RIPPLE_EACH_UPDATE (__RIPPLE_ALL_INT, __RIPPLE_DEFINE_UPDATE_OR,
		      __ripplelane_or)
__RIPPLE_EACH_UPDATE (__RIPPLE_ALL_INT, __RIPPLE_DEFINE_UPDATE_XOR,
		      __ripplelane_xor)
__RIPPLE_END_TYPED

#endif
