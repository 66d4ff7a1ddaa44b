/* { dg-do run } */
/* { dg-require openmp } */
/* { dg-options "-fopenmp" } */
/* The older clauses, whose blocks are ripple_block_t: all threads that
   run.  */
#include "threads.h"

NOIPA static void
older (int n, int chunk)
{
  ripple_block_t threads = ripple_set_block_shape (1, 32);
  ripple_block_t lanes = ripple_set_block_shape (0, 8);
  ripple_parallel_thread (threads, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_parallel_thread_chunk (threads, chunk, 0);
  ripple_parallel (lanes, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_parallel_thread_chunk (threads, 4, 0, 1);
  ripple_parallel (lanes, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
}

int
main (void)
{
  FOR_ALL (t, n)
    {
#pragma omp parallel num_threads(t)
      older (n, 5);
      CHECK_HITS ((int) n, 3);
    }
  return 0;
}
