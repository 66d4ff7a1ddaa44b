/* { dg-do run } */
/* { dg-require openmp } */
/* { dg-options "-fopenmp" } */
/* Static schedules: chunk number K is that of thread K modulo the number of
   threads.  */
#include "threads.h"
#include <omp.h>

static int owner[MAX];

NOIPA static void
chunked (ripple_thd_block_t tb, int n, int chunk)
{
  ripple_parallel_thd_chunk (tb, chunk, 0);
  for (int i = n; i > 0; i--)
    owner[n - i] = omp_get_thread_num ();
}

NOIPA static void
plain (ripple_thd_block_t tb, int n)
{
  ripple_parallel_thd (tb, 0);
  for (int i = 0; i < n; i++)
    owner[i] = omp_get_thread_num ();
}

static int count;

static void
note (ripple_thd_block_t tb)
{
  if (ripple_thd_is_main (tb, 1))
    count = ripple_thd_get_block_size (tb, 0);
}

int
main (void)
{
  FOR_ALL (t, n)
    {
      TEAM (t, (note (tb), plain (tb, n)));
      int length = ((int) n + count - 1) / count;
      for (int i = 0; i < (int) n; i++)
	CHECK (owner[i] == i / length);
      for (int chunk = 1; chunk < 9; chunk += 3)
	{
	  TEAM (t, (note (tb), chunked (tb, n, chunk)));
	  for (int i = 0; i < (int) n; i++)
	    CHECK (owner[i] == i / chunk % count);
	}
    }
  return 0;
}
