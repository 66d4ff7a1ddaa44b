/* { dg-do run } */
/* { dg-require openmp } */
/* { dg-options "-fopenmp" } */
/* Every iteration is run by one thread, whatever the schedule, the length of
   the chunks, the number of threads and that of iterations.  */
#include "threads.h"

/* A new function for each: HOW (tb, ..., 0) before the loop.  */
#define KERNEL(NAME, ...)						\
  NOIPA static void							\
  NAME (ripple_thd_block_t tb, int n, int chunk)			\
  {									\
    int i = -5;								\
    (void) chunk;							\
    __VA_ARGS__;							\
    for (i = 0; i < n; i++)						\
      HIT (i);								\
    CHECK (i == n);							\
  }
KERNEL (plain, ripple_parallel_thd (tb, 0))
KERNEL (chunk_1, ripple_parallel_thd_chunk (tb, 1, 0))
KERNEL (chunk_3, ripple_parallel_thd_chunk (tb, 3, 0))
KERNEL (chunk_500, ripple_parallel_thd_chunk (tb, 500, 0))
KERNEL (chunk_var, ripple_parallel_thd_chunk (tb, chunk, 0))
KERNEL (dynamic, ripple_parallel_thd_dyn (tb, 0))
KERNEL (served, ripple_parallel_thd_serv (tb, 0))
KERNEL (dynamic_1, ripple_parallel_thd_chunk_dyn (tb, 1, 0))
KERNEL (dynamic_5, ripple_parallel_thd_chunk_dyn (tb, 5, 0))
KERNEL (dynamic_500, ripple_parallel_thd_chunk_serv (tb, 500, 0))
KERNEL (dynamic_var, ripple_parallel_thd_chunk_dyn (tb, chunk, 0))
KERNEL (raw, _Pragma ("ripple parallel Block(tb) Dims(0) \
threadchunk(0x4) SCHEDULE(Static)"))
KERNEL (thread, ripple_parallel_thread (tb, 0))
KERNEL (thread_chunk, ripple_parallel_thread_chunk (tb, chunk, 0))

static void (*const kernels[]) (ripple_thd_block_t, int, int)
  = { plain, chunk_1, chunk_3, chunk_500, chunk_var, dynamic, served,
      dynamic_1, dynamic_5, dynamic_500, dynamic_var, raw, thread,
      thread_chunk };

/* One after the other, without waiting in between: threads may be in different
   loops.  */
static void
all (ripple_thd_block_t tb, int n, int chunk)
{
  for (unsigned k = 0; k < COUNT_OF (kernels); k++)
    kernels[k] (tb, n, chunk);
}

int
main (void)
{
  /* A length that is less than 1 is 1.  */
  static const int chunks[] = { 1, 4, 13, 1000, INT_MAX, 0, -1, INT_MIN };
  FOR_ALL (t, n)
    {
      for (unsigned k = 0; k < COUNT_OF (kernels); k++)
	{
	  TEAM (t, kernels[k] (tb, n, 2));
	  CHECK_HITS ((int) n, 1);
	}
      for (unsigned c = 0; c < COUNT_OF (chunks); c++)
	{
	  TEAM (t, all (tb, n, chunks[c]));
	  CHECK_HITS ((int) n, (int) COUNT_OF (kernels));
	}
    }
  return 0;
}
