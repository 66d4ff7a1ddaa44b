/* Annotated loops.  Included by ripple.h.

   Each macro stands before a `for' loop whose iterations are independent;
   a semicolon may follow the macro, also where macro and loop are together
   the one statement of an outer loop.  (A preprocessor cannot say that: the
   plugin swallows the semicolon when it meets __ripple_end.)

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

#ifndef RIPPLE_LOOP_H
#define RIPPLE_LOOP_H

#pragma GCC system_header

__RIPPLE_BEGIN_C

/* What `#pragma ripple parallel' leaves in front of the loop: the block,
   1 for NoRemainder, 2 for BlockIndependent, the length of Safelen or 0, the
   blocks of Interleave or 0, then the dimensions; and for each variable of a
   clause reduction the number of the operation and the variable, for each name
   of a clause Nontemporal 0 and its value.  With the clauses of threads it
   leaves __ripple_threads: the block, 1 for Schedule (dynamic) and 2 for
   ThreadChunk, its length or 0, then the dimensions.  The plugin replaces
   them together with the loop, so they are never called.  */
#ifdef __RIPPLE__
# if __cplusplus >= 201402L
/* So that constexpr functions may hold annotated loops; evaluated by the
   compiler these have their scalar meaning.  */
constexpr void __ripple_parallel (ripple_block_t, int, ...)
  __attribute__ ((__nothrow__, __leaf__));
constexpr void
__ripple_parallel (ripple_block_t, int, ...)
{
}
constexpr void __ripple_reduction (int, ...)
  __attribute__ ((__nothrow__, __leaf__));
constexpr void
__ripple_reduction (int, ...)
{
}
constexpr void __ripple_nontemporal (int, ...)
  __attribute__ ((__nothrow__, __leaf__));
constexpr void
__ripple_nontemporal (int, ...)
{
}
# else
extern void __ripple_parallel (ripple_block_t, int, ...) __RIPPLE_ATTR;
extern void __ripple_reduction (int, ...) __RIPPLE_ATTR;
extern void __ripple_nontemporal (int, ...) __RIPPLE_ATTR;
# endif
/* What a thread does is no constant.  */
extern void __ripple_threads (const void *, int, ...) __RIPPLE_ATTR;
#endif

extern size_t __ripple_parallel_idx (ripple_block_t, int, ...) __RIPPLE_ATTR;

__RIPPLE_END_C

#ifdef __RIPPLE__
/* Blocks of iterations, then a masked block with those that are left.  */
# define ripple_parallel(BLOCK, ...) \
  __RIPPLE_PRAGMA (ripple parallel Block (BLOCK) Dims (__VA_ARGS__) \
		   IgnoreNullStmts) __ripple_end
/* The number of iterations is a multiple of the block's size.  */
# define ripple_parallel_full(BLOCK, ...) \
  __RIPPLE_PRAGMA (ripple parallel Block (BLOCK) Dims (__VA_ARGS__) \
		   NoRemainder IgnoreNullStmts) __ripple_end
/* Blocks of iterations, then a scalar loop for those that are left.  */
# define ripple_parallel_peel(BLOCK, ...) \
  __RIPPLE_PRAGMA (ripple parallel Block (BLOCK) Dims (__VA_ARGS__) \
		   BlockIndependent IgnoreNullStmts) __ripple_end
/* An iteration may depend on the LENGTHth one before it, and on those that
   are farther away.  */
# define ripple_parallel_safelen(BLOCK, ...) \
  __RIPPLE_AFTER_FIRST (__RIPPLE_SAFELEN, __RIPPLE_SAFELEN_BAD, __VA_ARGS__) \
  (BLOCK, __VA_ARGS__)
# define __RIPPLE_SAFELEN(BLOCK, LENGTH, ...) \
  __RIPPLE_PRAGMA (ripple parallel Block (BLOCK) Dims (__VA_ARGS__) \
		   Safelen (LENGTH) IgnoreNullStmts) __ripple_end
/* An error, like any directive without a dimension.  */
# define __RIPPLE_SAFELEN_BAD(BLOCK, ...) \
  __RIPPLE_PRAGMA (ripple parallel Block (BLOCK) Dims () IgnoreNullStmts) \
  __ripple_end

# define ripple_parallel_thread(BLOCK, ...) \
  __RIPPLE_PRAGMA (ripple parallel Block (BLOCK) Dims (__VA_ARGS__) \
		   Thread IgnoreNullStmts) __ripple_end
# define ripple_parallel_thread_chunk(BLOCK, CHUNK, ...) \
  __RIPPLE_PRAGMA (ripple parallel Block (BLOCK) Dims (__VA_ARGS__) \
		   ThreadChunk (CHUNK) IgnoreNullStmts) __ripple_end
#else
# define ripple_parallel(BLOCK, ...)
# define ripple_parallel_full(BLOCK, ...)
# define ripple_parallel_peel(BLOCK, ...)
# define ripple_parallel_safelen(BLOCK, ...)
# define ripple_parallel_thread(BLOCK, ...)
# define ripple_parallel_thread_chunk(BLOCK, CHUNK, ...)
#endif

/* size_t ripple_parallel_idx (ripple_block_t, int dim0 [, ...]): the number
   of the block that the enclosing annotated loop with this block and these
   dimensions is working on.  */
#define ripple_parallel_idx(...) \
  __RIPPLE_1_AND_1_TO_10 (__ripple_parallel_idx, __RIPPLE_IDX_BAD, \
			  __VA_ARGS__) (__VA_ARGS__)
#define __RIPPLE_IDX_BAD(...) \
  __RIPPLE_WRONG_COUNT ("size_t ripple_parallel_idx (ripple_block_t block, " \
			"int dim0 [, ... dim9])", (size_t) 0)
#define __builtin_ripple_parallel_idx(...) __ripple_parallel_idx (__VA_ARGS__)

#endif
