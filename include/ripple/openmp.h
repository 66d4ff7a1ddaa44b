/* The functions of <ripple/thread.h> on the threads of OpenMP; without
   -fopenmp on one thread.  Included by ripple/thread.h.

   A block is one object of all threads of a team.  Who a thread is, it asks
   OpenMP.  Threads that take iterations from a common counter (dynamic
   schedules) find it by its turn: the first such loop that a thread comes to
   is the first of all others.  Nobody waits: a counter lives from the first
   thread that comes to the last that goes.

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

/* Alone it is all of ripple/thread.h.  */
#ifndef RIPPLE_THREAD_H
# include "thread.h"
#endif

#ifndef RIPPLE_OPENMP_H
#define RIPPLE_OPENMP_H

#pragma GCC system_header

#ifdef _OPENMP
# include <omp.h>
# define __RIPPLETHD_NUMBER() ((unsigned) omp_get_thread_num ())
# define __RIPPLETHD_COUNT() ((unsigned) omp_get_num_threads ())
#else
# define __RIPPLETHD_NUMBER() 0u
# define __RIPPLETHD_COUNT() 1u
#endif

#define __RIPPLETHD static __inline__ __attribute__ ((__unused__))

/* A counter of chunks, of the threads whose coordinates but that in DIM are
   GROUP.  */
struct __ripplethd_server
{
  struct __ripplethd_server *next;
  unsigned dim;
  size_t group, turn;
  size_t gone;			/* Threads that are done with it.  */
  long taken;			/* Numbers that were asked for.  */
  long lo, hi, step;
};

/* What a thread knows of the dynamic loops along a dimension.  */
struct __ripplethd_loops
{
  size_t turn;			/* How many there were.  */
  struct __ripplethd_server *server;	/* The one it is in, or null.  */
};

enum { __RIPPLETHD_RANK = 10 };

struct ripple_thread_block
{
  unsigned threads, gone;
  size_t size[__RIPPLETHD_RANK];
  char locked;			/* What guards SERVERS.  */
  struct __ripplethd_server *servers;
  struct __ripplethd_loops (*loops)[__RIPPLETHD_RANK];	/* Per thread.  */
};

/* The headers of the C library are left to the program.  */
#define __RIPPLETHD_TEXT(X) __RIPPLETHD_TEXT_1 (X)
#define __RIPPLETHD_TEXT_1(X) #X
extern int __ripplethd_dprintf (int, const char *, ...)
  __asm__ (__RIPPLETHD_TEXT (__USER_LABEL_PREFIX__) "dprintf");
#undef __RIPPLETHD_TEXT
#undef __RIPPLETHD_TEXT_1

static void __ripplethd_fail (const char *)
  __attribute__ ((__noreturn__, __cold__, __unused__));
static void
__ripplethd_fail (const char *why)
{
  __ripplethd_dprintf (2, "ripple/thread.h: %s\n", why);
  __builtin_abort ();
}

/* The number of this thread in BLOCK.  */
__RIPPLETHD unsigned
__ripplethd_number (ripple_thd_block_t block)
{
  if (block && block->threads != __RIPPLETHD_COUNT ())
    __ripplethd_fail ("the block is not of as many threads as run here; "
		      "make it in the parallel region");
  return __RIPPLETHD_NUMBER ();
}

/* The number of threads along DIM.  A null BLOCK is all threads.  */
__RIPPLETHD size_t
ripple_thd_get_block_size (ripple_thd_block_t block, int dim)
{
  __ripplethd_number (block);
  if (!block)
    return dim == 0 ? __RIPPLETHD_COUNT () : 1;
  return dim >= 0 && dim < __RIPPLETHD_RANK ? block->size[dim] : 1;
}

/* The coordinate of this thread along DIM.  */
__RIPPLETHD size_t
ripple_thd_id (ripple_thd_block_t block, int dim)
{
  size_t id = __ripplethd_number (block);
  if (!block)
    return dim == 0 ? id : 0;
  if (dim < 0 || dim >= __RIPPLETHD_RANK)
    return 0;
  for (int i = 0; i < dim; i++)
    id /= block->size[i];
  return id % block->size[dim];
}

/* A block of RANK dimensions of the sizes SIZE.  */
__RIPPLETHD ripple_thd_block_t
__ripplethd_new (unsigned rank, const size_t *size)
{
  unsigned threads = __RIPPLETHD_COUNT ();
  size_t known = 1;
  int all = -1;
  ripple_thd_block_t block
    = (ripple_thd_block_t) __builtin_calloc (1, sizeof *block);
  if (!block)
    __ripplethd_fail ("out of memory");
  if (rank > __RIPPLETHD_RANK)
    __ripplethd_fail ("a block has at most 10 dimensions");
  for (unsigned i = 0; i < __RIPPLETHD_RANK; i++)
    {
      block->size[i] = i < rank ? size[i] : 1;
      if (block->size[i] == (size_t) -1 && all < 0)
	all = i;
      else if (block->size[i] == 0 || block->size[i] == (size_t) -1
	       || __builtin_mul_overflow (known, block->size[i], &known))
	__ripplethd_fail ("the shape of the block is empty or too large");
    }
  if (all >= 0)
    {
      if (threads % known)
	__ripplethd_fail ("the threads do not fill the block");
      block->size[all] = threads / known;
      known = threads;
    }
  block->threads = known;
  if (block->threads != known)
    __ripplethd_fail ("the shape of the block is empty or too large");
  block->loops = (struct __ripplethd_loops (*)[__RIPPLETHD_RANK])
    __builtin_calloc (known, sizeof *block->loops);
  if (!block->loops)
    __ripplethd_fail ("out of memory");
  return block;
}

/* The same for all threads, which wait for each other.  */
__RIPPLETHD ripple_thd_block_t
__ripplethd_shape (unsigned rank, const size_t *size)
{
  ripple_thd_block_t block = (ripple_thd_block_t) 0;
#pragma omp single copyprivate (block)
  block = __ripplethd_new (rank, size);
  return block;
}

/* A block of all threads, which call this together; of one dimension.  */
__RIPPLETHD ripple_thd_block_t
ripple_thd_init (int pe __attribute__ ((__unused__)),
		 void *runtime __attribute__ ((__unused__)))
{
  const size_t all = (size_t) -1;
  return __ripplethd_shape (1, &all);
}

/* A block of all threads, which call this together; of RANK dimensions, whose
   sizes follow.  One of them may be RIPPLE_THD_DYNAMIC.  */
#ifdef __cplusplus
extern "C++"
{
template<typename... __T>
inline ripple_thd_block_t
ripple_thd_set_block_shape (void *, unsigned rank, __T... sizes)
{
  const size_t size[] = { (size_t) sizes..., 0 };
  if (rank > sizeof... (sizes))
    __ripplethd_fail ("the block has more dimensions than sizes");
  return __ripplethd_shape (rank, size);
}
}
#else
__RIPPLETHD ripple_thd_block_t
__ripplethd_set_shape (void *runtime __attribute__ ((__unused__)),
		       unsigned rank, size_t given, const size_t *size)
{
  if (rank > given)
    __ripplethd_fail ("the block has more dimensions than sizes");
  return __ripplethd_shape (rank, size);
}
# define ripple_thd_set_block_shape(RUNTIME, RANK, ...) \
  __ripplethd_set_shape (RUNTIME, RANK, \
			 sizeof (__RIPPLETHD_SIZES (__VA_ARGS__)) \
			 / sizeof (size_t), __RIPPLETHD_SIZES (__VA_ARGS__))
# define __RIPPLETHD_SIZES(...) (const size_t[]) { __VA_ARGS__ }
#endif

/* BLOCK is not used any more, by this thread.  As soon as it says so, others
   may free the block.  */
__RIPPLETHD void
ripple_thd_exit (ripple_thd_block_t block)
{
  unsigned threads = block ? block->threads : 0;
  __ripplethd_number (block);
  if (threads && __atomic_add_fetch (&block->gone, 1, __ATOMIC_ACQ_REL)
		 == threads)
    {
      __builtin_free (block->loops);
      __builtin_free (block);
    }
}

/* Wait for all threads, whatever the dimensions DIMS are.  */
__RIPPLETHD void
ripple_thd_barrier (ripple_thd_block_t block,
		    unsigned dims __attribute__ ((__unused__)))
{
  __ripplethd_number (block);
#pragma omp barrier
}

/* True if this thread has the coordinate 0 in the dimensions of the bit mask
   DIMS.  */
__RIPPLETHD int
ripple_thd_is_main (ripple_thd_block_t block, unsigned dims)
{
  for (int i = 0; i < __RIPPLETHD_RANK; i++)
    if (dims >> i & 1 && ripple_thd_id (block, i) != 0)
      return 0;
  return 1;
}

__RIPPLETHD void
__ripplethd_lock (ripple_thd_block_t block)
{
  while (__atomic_test_and_set (&block->locked, __ATOMIC_ACQUIRE))
    ;
}

__RIPPLETHD void
__ripplethd_unlock (ripple_thd_block_t block)
{
  __atomic_clear (&block->locked, __ATOMIC_RELEASE);
}

/* What this thread knows of the dynamic loops of BLOCK along DIM.  */
__RIPPLETHD struct __ripplethd_loops *
__ripplethd_my_loops (ripple_thd_block_t block, unsigned dim)
{
  unsigned number = __ripplethd_number (block);
  if (!block || dim >= __RIPPLETHD_RANK)
    __ripplethd_fail ("a dynamic loop needs a block and a dimension of it");
  return &block->loops[number][dim];
}

/* A loop of this thread starts that takes numbers from LO to before HI in
   steps of STEP from a counter that it shares along DIM.  */
__RIPPLETHD void
ripple_it_serv_init (ripple_thd_block_t block, unsigned dim, int32_t lo,
		     int32_t hi, int32_t step)
{
  struct __ripplethd_loops *mine = __ripplethd_my_loops (block, dim);
  struct __ripplethd_server *s, *fresh;
  size_t stride = 1, group = __RIPPLETHD_NUMBER ();
  if (mine->server)
    __ripplethd_fail ("a dynamic loop inside of another one");
  for (unsigned i = 0; i < dim; i++)
    stride *= block->size[i];
  group -= group / stride % block->size[dim] * stride;
  mine->turn++;
  fresh
    = (struct __ripplethd_server *) __builtin_calloc (1, sizeof *fresh);
  if (!fresh)
    __ripplethd_fail ("out of memory");
  fresh->dim = dim;
  fresh->group = group;
  fresh->turn = mine->turn;
  fresh->lo = lo;
  fresh->hi = hi;
  fresh->step = step;
  __ripplethd_lock (block);
  for (s = block->servers; s; s = s->next)
    if (s->dim == dim && s->group == group && s->turn == mine->turn)
      break;
  if (!s)
    {
      s = fresh;
      s->next = block->servers;
      block->servers = s;
    }
  __ripplethd_unlock (block);
  if (s != fresh)
    __builtin_free (fresh);
  mine->server = s;
}

/* The next number for this thread.  */
__RIPPLETHD ripple_opt_it
ripple_it_serv_next (ripple_thd_block_t block, unsigned dim)
{
  struct __ripplethd_server *s = __ripplethd_my_loops (block, dim)->server;
  ripple_opt_it it = { 0, 0 };
  if (!s)
    __ripplethd_fail ("no dynamic loop was started");
  it.value = s->lo + s->step * __atomic_fetch_add (&s->taken, 1,
						   __ATOMIC_RELAXED);
  it.has_value = s->step < 0 ? it.value > s->hi : it.value < s->hi;
  return it;
}

/* The loop of this thread ends.  It waits for the others unless NOWAIT.  */
__RIPPLETHD void
ripple_it_serv_exit (ripple_thd_block_t block, unsigned dim, int nowait)
{
  struct __ripplethd_loops *mine = __ripplethd_my_loops (block, dim);
  struct __ripplethd_server *s = mine->server, **p;
  if (!s)
    __ripplethd_fail ("no dynamic loop was started");
  mine->server = (struct __ripplethd_server *) 0;
  __ripplethd_lock (block);
  if (++s->gone == block->size[dim])
    {
      for (p = &block->servers; *p != s; p = &(*p)->next)
	;
      *p = s->next;
    }
  else
    s = (struct __ripplethd_server *) 0;
  __ripplethd_unlock (block);
  __builtin_free (s);
  if (!nowait)
    ripple_thd_barrier (block, ~0u);
}

#undef __RIPPLETHD

#endif
