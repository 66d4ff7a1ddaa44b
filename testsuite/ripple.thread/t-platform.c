/* { dg-do run } */
/* { dg-require pthread } */
/* { dg-options "-pthread" } */
/* Threads and functions of the program's own, of POSIX.  */
#define RIPPLE_THREAD_PLATFORM 1
#include "threads.h"
#include <pthread.h>

enum { THREADS = 4, LOOPS = 100 };

static __thread size_t self, turn;
static int taken[LOOPS];
static int32_t limit[LOOPS];

size_t
ripple_thd_id (ripple_thd_block_t tb, int dim)
{
  return tb || dim ? 99 : self;
}

size_t
ripple_thd_get_block_size (ripple_thd_block_t tb, int dim)
{
  return tb || dim ? 99 : THREADS;
}

void
ripple_it_serv_init (ripple_thd_block_t tb, unsigned dim, int32_t lo,
		     int32_t hi, int32_t step)
{
  CHECK (!tb && !dim && lo == 0 && step == 1);
  __atomic_store_n (&limit[turn], hi, __ATOMIC_RELAXED);
}

ripple_opt_it
ripple_it_serv_next (ripple_thd_block_t tb, unsigned dim)
{
  ripple_opt_it it;
  CHECK (!tb && !dim);
  it.value = __atomic_fetch_add (&taken[turn], 1, __ATOMIC_RELAXED);
  it.has_value = it.value < __atomic_load_n (&limit[turn], __ATOMIC_RELAXED)
		 ? -1 : 0;
  return it;
}

void
ripple_it_serv_exit (ripple_thd_block_t tb, unsigned dim, int nowait)
{
  CHECK (!tb && !dim && nowait);
  turn++;
}

NOIPA static void
kernel (ripple_thd_block_t tb, int n)
{
  ripple_block_t lanes = ripple_set_block_shape (0, 8);
  ripple_parallel_thd (tb, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_parallel_thd_chunk_dyn (tb, 3, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
  ripple_parallel_thd_chunk_dyn (tb, 20, 0);
  ripple_parallel (lanes, 0);
  for (int i = 0; i < n; i++)
    HIT (i);
}

static void *
run (void *number)
{
  self = (size_t) number;
  for (unsigned k = 0; k < COUNT_OF (counts); k++)
    kernel (NULL, counts[k]);
  return NULL;
}

int
main (void)
{
  pthread_t id[THREADS];
  for (size_t t = 0; t < THREADS; t++)
    CHECK (pthread_create (&id[t], NULL, run, (void *) t) == 0);
  for (size_t t = 0; t < THREADS; t++)
    pthread_join (id[t], NULL);
  for (int i = 0; i < MAX; i++)
    {
      int want = 0;
      for (unsigned k = 0; k < COUNT_OF (counts); k++)
	want += 3 * (i < counts[k]);
      CHECK (hits[i] == want);
    }
  (void) teams;
  return 0;
}
