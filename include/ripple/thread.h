/* Threads: blocks of threads that run the same function, and loops whose
   iterations they share.

   All threads call a function; in it they get a handle, ask who they are, and
   share its annotated loops:

     #pragma omp parallel
     {
       ripple_thd_block_t threads = ripple_thd_init (0, NULL);
       ripple_parallel_thd (threads, 0);
       for (int i = 0; i < n; i++)
	 ...
       ripple_thd_exit (threads);
     }

   What is here runs on the threads of OpenMP (-fopenmp), and without it on
   one.  A program with threads of its own defines RIPPLE_THREAD_PLATFORM, so
   that the functions are only declared here, or RIPPLE_THREAD_HEADER as the
   header, such as <platform/thread.h>, that declares them instead.

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

#ifndef RIPPLE_THREAD_H
#define RIPPLE_THREAD_H

#pragma GCC system_header

#include "../ripple.h"

#ifdef RIPPLE_THREAD_HEADER
# include RIPPLE_THREAD_HEADER
#else

__RIPPLE_BEGIN_C

/* A block of threads.  */
typedef struct ripple_thread_block *ripple_thd_block_t;

/* The number of a chunk, if there is one.  */
typedef struct
{
  long value;
  long has_value;
} ripple_opt_it;

# ifdef RIPPLE_THREAD_PLATFORM

extern ripple_thd_block_t ripple_thd_init (int, void *);
extern void ripple_thd_exit (ripple_thd_block_t);
extern ripple_thd_block_t ripple_thd_set_block_shape (void *, unsigned, ...);
extern size_t ripple_thd_id (ripple_thd_block_t, int);
extern size_t ripple_thd_get_block_size (ripple_thd_block_t, int);
extern void ripple_thd_barrier (ripple_thd_block_t, unsigned);
extern int ripple_thd_is_main (ripple_thd_block_t, unsigned);
extern void ripple_it_serv_init (ripple_thd_block_t, unsigned, int32_t,
				 int32_t, int32_t);
extern ripple_opt_it ripple_it_serv_next (ripple_thd_block_t, unsigned);
extern void ripple_it_serv_exit (ripple_thd_block_t, unsigned, int);

# endif

__RIPPLE_END_C

# ifndef RIPPLE_THREAD_PLATFORM
#  include "openmp.h"
# endif

#endif

/* A dimension of ripple_thd_set_block_shape that takes all threads.  */
#ifndef RIPPLE_THD_DYNAMIC
# define RIPPLE_THD_DYNAMIC ((size_t) -1)
#endif

#if defined __RIPPLE__
# define __RIPPLE_THREADS(BLOCK, CLAUSES, ...) \
  __RIPPLE_PRAGMA (ripple parallel Block (BLOCK) Dims (__VA_ARGS__) \
		   CLAUSES IgnoreNullStmts) __ripple_end
#elif defined _OPENMP || defined RIPPLE_THREAD_PLATFORM \
      || defined RIPPLE_THREAD_HEADER
# define __RIPPLE_THREADS(BLOCK, CLAUSES, ...) \
  _Pragma ("GCC error \"threads need the Ripple plugin: -fplugin=ripple\"")
#else
# define __RIPPLE_THREADS(BLOCK, CLAUSES, ...)
#endif

/* Each thread of BLOCK runs iterations that follow each other.  */
#define ripple_parallel_thd(BLOCK, ...) \
  __RIPPLE_THREADS (BLOCK, Schedule (static), __VA_ARGS__)
/* A thread that is done with CHUNK iterations takes as many again: those that
   are its own,  */
#define ripple_parallel_thd_chunk(BLOCK, CHUNK, ...) \
  __RIPPLE_THREADS (BLOCK, ThreadChunk (CHUNK), __VA_ARGS__)
/* or the next ones.  */
#define ripple_parallel_thd_chunk_dyn(BLOCK, CHUNK, ...) \
  __RIPPLE_THREADS (BLOCK, ThreadChunk (CHUNK) Schedule (dynamic), __VA_ARGS__)
#define ripple_parallel_thd_dyn(BLOCK, ...) \
  __RIPPLE_THREADS (BLOCK, Schedule (dynamic), __VA_ARGS__)
/* Names of old releases.  */
#define ripple_parallel_thd_serv(BLOCK, ...) \
  ripple_parallel_thd_dyn (BLOCK, __VA_ARGS__)
#define ripple_parallel_thd_chunk_serv(BLOCK, CHUNK, ...) \
  ripple_parallel_thd_chunk_dyn (BLOCK, CHUNK, __VA_ARGS__)

#endif
