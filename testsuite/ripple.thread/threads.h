/* What the tests of threads share.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef THREADS_H
#define THREADS_H

#include "../ripple-test.h"
#include <ripple/thread.h>

#define MAX 400

/* How often each iteration was run, since the last check.  */
static int hits[MAX];

/* Iteration I is run.  */
#define HIT(I) __atomic_fetch_add (&hits[I], 1, __ATOMIC_RELAXED)

/* The first N iterations were run TIMES times, the others never.  */
#define CHECK_HITS(N, TIMES)						\
  do									\
    for (int h_ = 0; h_ < MAX; h_++)					\
      {									\
	CHECK (hits[h_] == (h_ < (N) ? (TIMES) : 0));			\
	hits[h_] = 0;							\
      }									\
  while (0)

#define PRAGMA(...) _Pragma (#__VA_ARGS__)

/* Run CALL, with a block TB, by COUNT threads.  */
#define TEAM(COUNT, CALL)						\
  do									\
    {									\
      PRAGMA (omp parallel num_threads (COUNT))				\
	{								\
	  ripple_thd_block_t tb = ripple_thd_init (0, NULL);		\
	  CALL;								\
	  ripple_thd_exit (tb);						\
	}								\
    }									\
  while (0)

/* Numbers of threads and of iterations worth trying.  */
static const int teams[] = { 1, 2, 4, 7 };
static const int counts[] = { 0, 1, 2, 3, 6, 7, 8, 29, 64, 101 };
#define COUNT_OF(A) (sizeof (A) / sizeof *(A))
#define FOR_ALL(T, N)							\
  for (unsigned t_ = 0, T = 1; t_ < COUNT_OF (teams); t_++)		\
    for (unsigned n_ = 0, N = 0; n_ < COUNT_OF (counts); n_++)		\
      if ((T = teams[t_], N = counts[n_], 1))

#endif
