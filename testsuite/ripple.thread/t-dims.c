/* { dg-do run } */
/* { dg-require openmp } */
/* { dg-options "-fopenmp" } */
/* Blocks of threads of several dimensions; directives on one loop and on loops
   in each other.  */
#include "threads.h"

NOIPA static void
both (ripple_thd_block_t tb, int n)
{
  ripple_parallel_thd_chunk (tb, 3, 1, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_parallel_thd (tb, 0);
  ripple_parallel_thd (tb, 1);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_parallel_thd_chunk (tb, 7, 1);
  ripple_parallel_thd_chunk_dyn (tb, 2, 0);
  for (int i = n - 1; i >= 0; i--)
    HIT (i);
  ripple_parallel_thd_chunk_dyn (tb, 7, 1);
  ripple_parallel_thd_chunk (tb, 2, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
}

/* Threads that differ in a dimension that is not used run the same.  */
NOIPA static void
rows (ripple_thd_block_t tb, int n)
{
  if (ripple_thd_id (tb, 0) == 0)
    {
      ripple_parallel_thd (tb, 1);
      for (int i = 0; i < n; i++)
	HIT (i);
    }
  if (ripple_thd_is_main (tb, 2))
    {
      ripple_parallel_thd_dyn (tb, 0);
      for (int i = 0; i < n; i++)
	HIT (i);
    }
}

NOIPA static void
nested (ripple_thd_block_t tb, int n)
{
  ripple_parallel_thd_chunk (tb, 2, 1);
  for (int i = 0; i < n; i++)
    {
      ripple_parallel_thd_chunk_dyn (tb, 2, 0);
      for (int j = 0; j < 3; j++)
	HIT (3 * i + j);
    }
  ripple_parallel_thd_chunk_dyn (tb, 2, 1);
  for (int i = 0; i < n; i++)
    {
      ripple_parallel_thd_chunk (tb, 2, 0);
      for (int j = 0; j < 3; j++)
	HIT (3 * i + j);
    }
}

/* The same again says nothing new.  */
NOIPA static void
ten (ripple_thd_block_t tb, int n)
{
  ripple_parallel_thd (tb, 0, 1, 2);
  ripple_parallel_thd (tb, 0, 1, 2);
  ripple_parallel_thd (tb, 0, 1, 2);
  ripple_parallel_thd (tb, 0, 1, 2);
  ripple_parallel_thd (tb, 0, 1, 2);
  ripple_parallel_thd (tb, 0, 1, 2);
  ripple_parallel_thd (tb, 0, 1, 2);
  ripple_parallel_thd (tb, 0, 1, 2);
  ripple_parallel_thd (tb, 0, 1, 2);
  ripple_parallel_thd (tb, 0, 1, 2);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_parallel_thd (tb, 0);
  ripple_parallel_thd (tb, 1);
  ripple_parallel_thd (tb, 2);
  ripple_parallel_thd (tb, 3);
  ripple_parallel_thd (tb, 4);
  ripple_parallel_thd (tb, 5);
  ripple_parallel_thd (tb, 6);
  ripple_parallel_thd (tb, 7);
  ripple_parallel_thd (tb, 8);
  ripple_parallel_thd (tb, 9);
  for (int i = 0; i < n; i++)
    HIT (i);
}

#define SHAPED(COUNT, CALL, ...)					\
  do									\
    {									\
      PRAGMA (omp parallel num_threads (COUNT))				\
	{								\
	  ripple_thd_block_t tb						\
	    = ripple_thd_set_block_shape (NULL, __VA_ARGS__);		\
	  CALL;								\
	  ripple_thd_barrier (tb, -1);					\
	  ripple_thd_exit (tb);						\
	}								\
    }									\
  while (0)
#define EACH(CALL, N, TIMES)						\
  do									\
    {									\
      SHAPED (6, CALL, 2, 2, 3);					\
      CHECK_HITS (N, TIMES);						\
      SHAPED (6, CALL, 2, 3, RIPPLE_THD_DYNAMIC);			\
      CHECK_HITS (N, TIMES);						\
      SHAPED (4, CALL, 3, RIPPLE_THD_DYNAMIC, 1, 1);			\
      CHECK_HITS (N, TIMES);						\
      SHAPED (5, CALL, 2, 1, 5);					\
      CHECK_HITS (N, TIMES);						\
      SHAPED (1, CALL, 1, 1);						\
      CHECK_HITS (N, TIMES);						\
    }									\
  while (0)

int
main (void)
{
  for (unsigned k = 0; k < COUNT_OF (counts); k++)
    {
      int n = counts[k];
      EACH (both (tb, n), n, 4);
      EACH (rows (tb, n), n, 2);
      EACH (nested (tb, n), 3 * n, 2);
      EACH (ten (tb, n), n, 2);
    }
  /* A block that is made before its threads.  */
  ripple_thd_block_t made = ripple_thd_set_block_shape (NULL, 2, 2, 2);
#pragma omp parallel num_threads(4)
  {
    both (made, 50);
    ripple_thd_exit (made);
  }
  CHECK_HITS (50, 4);
  return 0;
}
