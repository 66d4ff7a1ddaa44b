/* Blocks: their shape and the position of a lane in them.  Included by
   ripple.h.

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

#ifndef RIPPLE_BLOCK_H
#define RIPPLE_BLOCK_H

#pragma GCC system_header

/* A handle to a block shape.  It is passed around like a pointer, disappears
   in compilation and must not be dereferenced.  */
#ifdef __RIPPLE__
typedef struct ripple_block_shape *ripple_block_t;
#else
typedef struct ripple_block_shape *ripple_block_t __attribute__ ((__unused__));
#endif

__RIPPLE_BEGIN_C

#ifdef __RIPPLE__
extern ripple_block_t __ripple_set_shape (int, size_t, size_t, size_t, size_t,
					  size_t, size_t, size_t, size_t,
					  size_t, size_t, int) __RIPPLE_ATTR;
#else
static __inline__ __attribute__ ((__unused__, __always_inline__))
ripple_block_t
__ripple_set_shape (int pe __attribute__ ((__unused__)),
		    size_t s0 __attribute__ ((__unused__)),
		    size_t s1 __attribute__ ((__unused__)),
		    size_t s2 __attribute__ ((__unused__)),
		    size_t s3 __attribute__ ((__unused__)),
		    size_t s4 __attribute__ ((__unused__)),
		    size_t s5 __attribute__ ((__unused__)),
		    size_t s6 __attribute__ ((__unused__)),
		    size_t s7 __attribute__ ((__unused__)),
		    size_t s8 __attribute__ ((__unused__)),
		    size_t s9 __attribute__ ((__unused__)),
		    int rank __attribute__ ((__unused__)))
{
  return (ripple_block_t) 0;
}
#endif
extern size_t __ripple_id (ripple_block_t, int) __RIPPLE_ATTR;
extern size_t __ripple_get_size (ripple_block_t, int) __RIPPLE_ATTR;
#ifdef __RIPPLE__
extern size_t __ripple_vscale (void) __RIPPLE_ATTR;
#else
static __inline__ __attribute__ ((__unused__, __always_inline__))
size_t
__ripple_vscale (void)
{
  return 1;
}
#endif

__RIPPLE_END_C

/* ripple_block_t ripple_set_block_shape (int pe_id, size_t s0 [, ... s9]).
   Missing sizes are 1.  */
#define ripple_set_block_shape(...) \
  __RIPPLE_1_AND_1_TO_10 (__RIPPLE_SHAPE, __RIPPLE_SHAPE_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_SHAPE(...) \
  __RIPPLE_SHAPE_11 (__RIPPLE_COUNT_1_TO_10 (__VA_ARGS__), __VA_ARGS__, \
		     1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
#define __RIPPLE_SHAPE_11(RANK, PE, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, \
			  ...) \
  __ripple_set_shape (PE, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, RANK)
#define __RIPPLE_SHAPE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("ripple_block_t ripple_set_block_shape (int pe, " \
			"size_t s0 [, ... s9]): give 0 and 1 to 10 sizes", \
			(ripple_block_t) 0)

/* size_t ripple_id (ripple_block_t, int dim).  */
#define ripple_id(...) \
  __RIPPLE_2_ARGS (__ripple_id, __RIPPLE_ID_BAD, __VA_ARGS__) (__VA_ARGS__)
#define __RIPPLE_ID_BAD(...) \
  __RIPPLE_WRONG_COUNT ("size_t ripple_id (ripple_block_t block, int dim)", \
			(size_t) 0)

/* size_t ripple_get_block_size (ripple_block_t, int dim).  */
#define ripple_get_block_size(...) \
  __RIPPLE_2_ARGS (__ripple_get_size, __RIPPLE_GET_SIZE_BAD, __VA_ARGS__) \
  (__VA_ARGS__)
#define __RIPPLE_GET_SIZE_BAD(...) \
  __RIPPLE_WRONG_COUNT ("size_t ripple_get_block_size " \
			"(ripple_block_t block, int dim)", (size_t) 0)

/* size_t ripple_vscale (void): how many times 128 bits fit into a vector of
   the target.  Where vectors have a length that is known only at run time it
   is no constant, but may be a factor of a block's last size.  */
#define ripple_vscale() __ripple_vscale ()

/* A size of N lanes for every 128 bits of a vector of the target.  */
#define ripple_scalable(N) ((N) * __ripple_vscale ())

/* The spelling of old releases.  */
#define ripple_set_block_size(...) \
  __RIPPLE_ERROR ("ripple_set_block_size is deprecated; use " \
		  "ripple_set_block_shape", (ripple_block_t) 0)

/* What the API names, but nobody has.  */
#define ripple_sync(...) \
  __RIPPLE_ERROR ("ripple_sync is not implemented; the lanes of a block run " \
		  "together and need no barrier", (void) 0)
#define ripple_set_mem(...) \
  __RIPPLE_ERROR ("ripple_set_mem is not implemented; there is one memory", \
		  (void) 0)
#define ripple_aligned_start(...) \
  __RIPPLE_ERROR ("ripple_aligned_start is not implemented; use " \
		  "ripple_ptr_alignment", (void) 0)
#define ripple_aligned_end(...) \
  __RIPPLE_ERROR ("ripple_aligned_end is not implemented; use " \
		  "ripple_ptr_alignment", (void) 0)

#define __builtin_ripple_set_shape(PE, S0, S1, S2, S3, S4, S5, S6, S7, S8, \
				   S9) \
  __ripple_set_shape (PE, S0, S1, S2, S3, S4, S5, S6, S7, S8, S9, 0)
#define __builtin_ripple_get_index(BLOCK, DIM) __ripple_id (BLOCK, DIM)
#define __builtin_ripple_get_size(BLOCK, DIM) __ripple_get_size (BLOCK, DIM)

#endif
