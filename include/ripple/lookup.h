/* Tables that are looked up at an index for each lane.  Included by ripple.h.

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

#ifndef RIPPLE_LOOKUP_H
#define RIPPLE_LOOKUP_H

#pragma GCC system_header

/* T ripple_lookup (size_t n, const T *table, I index): TABLE[INDEX].

   N is a constant, 1 to 256.  TABLE points to N elements, all of which may be
   read if any lane is on.  INDEX is an integer, 0 <= INDEX < N in all lanes
   that are on: else the lane gets any value, but nothing outside of the table
   is accessed.  The same is TABLE[INDEX] itself of an array that the compiler
   sees; this is for tables that come by way of a pointer.  Without the plugin
   it is TABLE[INDEX].  */
#define ripple_lookup(...) \
  __RIPPLE_3_ARGS (__RIPPLE_LOOKUP, __RIPPLE_LOOKUP_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_LOOKUP_BAD(...) \
  __RIPPLE_WRONG_COUNT ("T ripple_lookup (size_t n, const T *table, " \
			"I index)", 0)

#ifdef __cplusplus
# define __RIPPLE_LOOKUP(N, TABLE, INDEX) (__ripple_lookup (N, TABLE, INDEX))
# define __RIPPLE_TABLE(T) const T *
#else
# define __RIPPLE_LOOKUP(N, TABLE, INDEX) \
  (__RIPPLE_ANY (__ripple_lookup, \
		 __extension__ _Generic (*(TABLE), \
					 _Bool: (unsigned char) 0, \
					 default: *(TABLE))) \
   (N, TABLE, INDEX))
# define __RIPPLE_TABLE(T) const void *
#endif

#ifndef __RIPPLE__
# define __RIPPLE_DEFINE_LOOKUP(F, SUFFIX, T) \
static __inline__ __attribute__ ((__unused__)) T \
__RIPPLE_NAME (F, SUFFIX) (size_t n __attribute__ ((__unused__)), \
			   __RIPPLE_TABLE (T) table, int64_t index) \
{ \
  return ((const T *) table)[index]; \
}
__RIPPLE_BEGIN_TYPED
__RIPPLE_ALL (__RIPPLE_DEFINE_LOOKUP, __ripple_lookup)
# ifdef __cplusplus
__RIPPLE_DEFINE_LOOKUP (__ripple_lookup, bool, bool)
# endif
__RIPPLE_END_TYPED
#elif defined __cplusplus
# pragma ripple declare all __ripple_lookup : T (size_t, const T *, int64_t)
extern "C++" bool __ripple_lookup (size_t, const bool *, int64_t)
  __RIPPLE_ATTR;
#else
# pragma ripple declare all __ripple_lookup : T (size_t, const void *, int64_t)
#endif

#endif
