/* { dg-do run } */
/* { dg-require openmp } */
/* { dg-options "-fopenmp" } */
/* Chunks of threads are cut into blocks of lanes.  */
#include "threads.h"

#define KERNEL(NAME, THREADS, LANES)					\
  NOIPA static void							\
  NAME (ripple_thd_block_t tb, int n, const float *x, float *y)		\
  {									\
    ripple_block_t b = ripple_set_block_shape (0, 4, 2, 3, 1);		\
    (void) b;								\
    THREADS;								\
    LANES;								\
    for (int i = 0; i < n; i++)						\
      {									\
	y[i] = x[i] > 0 ? 2 * x[i] + i : -i;				\
	HIT (i);							\
      }									\
  }
KERNEL (plain, ripple_parallel_thd (tb, 0), ripple_parallel (b, 0))
KERNEL (chunk, ripple_parallel_thd_chunk (tb, 9, 0), ripple_parallel (b, 0))
KERNEL (served, ripple_parallel_thd_dyn (tb, 0), ripple_parallel (b, 0, 1))
KERNEL (served_chunk, ripple_parallel_thd_chunk_dyn (tb, 25, 0),
	ripple_parallel (b, 2))
KERNEL (peel, ripple_parallel_thd_chunk (tb, 11, 0),
	ripple_parallel_peel (b, 1, 0))
KERNEL (two, ripple_parallel_thd_chunk (tb, 7, 0),
	ripple_parallel (b, 0); ripple_parallel (b, 1))
KERNEL (one_lane, ripple_parallel_thd (tb, 0), ripple_parallel (b, 3))

/* A thread reduces its own iterations.  */
NOIPA static int
reduce (ripple_thd_block_t tb, int n, const int *x)
{
  ripple_block_t b = ripple_set_block_shape (0, 5);
  int sum = 0;
  ripple_parallel_thd_chunk (tb, 12, 0);
#pragma ripple parallel Block (b) Dims (0) reduction (+: sum)
  for (int i = 0; i < n; i++)
    sum += x[i];
  return sum;
}

/* Multiples of the block have no remainder; the number of a block is that in
   the chunk.  */
NOIPA static void
full (ripple_thd_block_t tb, int n, int *y)
{
  ripple_block_t b = ripple_set_block_shape (0, 4);
  ripple_parallel_thd_chunk (tb, 16, 0);
  ripple_parallel_full (b, 0);
  for (int i = 0; i < n; i++)
    y[i] = 100 * (int) ripple_parallel_idx (b, 0) + (int) ripple_id (b, 0);
}

/* A loop for threads in one for lanes, and the other way round.  */
NOIPA static void
inside (ripple_thd_block_t tb, int n, int *y)
{
  ripple_block_t b = ripple_set_block_shape (0, 4);
  ripple_parallel_thd_chunk (tb, 2, 0);
  for (int i = 0; i < n; i++)
    {
      ripple_parallel (b, 0);
      for (int j = 0; j < 10; j++)
	y[10 * i + j] += i - j;
    }
  ripple_parallel (b, 0);
  for (int j = 0; j < 10; j++)
    {
      ripple_parallel_thd_chunk (tb, 2, 0);
      for (int i = 0; i < n; i++)
	y[10 * i + j] += 3 * i;
    }
}

int
main (void)
{
  static void (*const kernels[]) (ripple_thd_block_t, int, const float *,
				  float *)
    = { plain, chunk, served, served_chunk, peel, two, one_lane };
  FOR_ALL (t, n)
    {
      BUF (float, x, n, BUF_END);
      float *y = (float *) buf_new (n * sizeof (float), BUF_END);
      for (unsigned k = 0; k < COUNT_OF (kernels); k++)
	{
	  memset (y, 0, n * sizeof *y);
	  TEAM (t, kernels[k] (tb, n, x, y));
	  CHECK_HITS ((int) n, 1);
	  for (int i = 0; i < (int) n; i++)
	    CHECK (y[i] == (x[i] > 0 ? 2 * x[i] + i : -i));
	}
      buf_free_all ();

      int sum = 0, want = 0, z[MAX] = { 0 }, v[10 * 101] = { 0 };
      for (int i = 0; i < (int) n; i++)
	want += z[i] = i * i - 7;
      TEAM (t, { int s = reduce (tb, n, z);
		 __atomic_fetch_add (&sum, s, __ATOMIC_RELAXED); });
      CHECK (sum == want);
      TEAM (t, full (tb, 112, z));
      for (int i = 0; i < 112; i++)
	CHECK (z[i] == 100 * (i % 16 / 4) + i % 4);
      TEAM (t, inside (tb, n, v));
      for (int i = 0; i < 10 * (int) n; i++)
	CHECK (v[i] == i / 10 - i % 10 + 3 * (i / 10));
    }
  return 0;
}
