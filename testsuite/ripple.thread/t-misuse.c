/* { dg-do run } */
/* { dg-require openmp !emulated } */
/* { dg-options "-fopenmp" } */
/* A program that uses a block wrongly stops.  */
#include "threads.h"
#include <signal.h>
#include <sys/wait.h>

/* Made by one thread, used by two.  */
static void
made_outside (void)
{
  ripple_thd_block_t tb = ripple_thd_init (0, NULL);
#pragma omp parallel num_threads(2)
  {
    ripple_parallel_thd (tb, 0);
    for (int i = 0; i < 9; i++)
      HIT (i);
  }
}

static void
shape (void)
{
#pragma omp parallel num_threads(2)
  ripple_thd_id (ripple_thd_set_block_shape (NULL, 2, 3, 4), 0);
}

static void
all_twice (void)
{
  ripple_thd_set_block_shape (NULL, 2, RIPPLE_THD_DYNAMIC, RIPPLE_THD_DYNAMIC);
}

static void
few_sizes (void)
{
  ripple_thd_set_block_shape (NULL, 3, 2, 4);
}

static void
serve (ripple_thd_block_t tb)
{
  ripple_parallel_thd_dyn (tb, 0);
  for (int i = 0; i < 9; i++)
    HIT (i);
}

/* What the compiler cannot see.  */
static void
dynamic_in_dynamic (void)
{
  ripple_thd_block_t tb = ripple_thd_init (0, NULL);
  ripple_parallel_thd_dyn (tb, 0);
  for (int i = 0; i < 9; i++)
    serve (tb);
}

int
main (void)
{
  void (*const misuse[]) (void) = { made_outside, shape, all_twice, few_sizes,
				    dynamic_in_dynamic };
  for (unsigned k = 0; k < COUNT_OF (misuse); k++)
    {
      int status;
      pid_t child = fork ();
      if (child == 0)
	{
	  fclose (stderr);
	  misuse[k] ();
	  _exit (0);
	}
      CHECK (waitpid (child, &status, 0) == child);
      CHECK (WIFSIGNALED (status) && WTERMSIG (status) == SIGABRT);
    }
  (void) teams;
  (void) counts;
  return 0;
}
