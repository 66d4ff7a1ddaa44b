/* { dg-do run } */
/* Without OpenMP there is one thread, which never waits.  */
#include "threads.h"

NOIPA static void
kernel (ripple_thd_block_t tb, int n)
{
  ripple_parallel_thd (tb, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_parallel_thd_chunk_dyn (tb, 3, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_parallel_thread (tb, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_thd_barrier (tb, 1);
  CHECK (ripple_thd_is_main (tb, 3) && ripple_thd_id (tb, 0) == 0
	 && ripple_thd_get_block_size (tb, 0) == 1);
}

int
main (void)
{
  for (unsigned k = 0; k < COUNT_OF (counts); k++)
    {
      ripple_thd_block_t tb = ripple_thd_init (0, NULL);
      kernel (tb, counts[k]);
      ripple_thd_exit (tb);
      CHECK_HITS (counts[k], 3);
    }
  return 0;
}
