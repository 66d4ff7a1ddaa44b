/* { dg-do run } */
/* { dg-options "-fopenmp -std=gnu17" } */
/* { dg-require openmp } */
/* ripple/thread.h includes none of the headers of the C library that declare
   functions: a program may have names of its own.  */
#include <ripple/thread.h>

#if defined _STDIO_H || defined _STDLIB_H
# error "a header of the C library"
#endif

typedef struct { int program; } FILE;
static int stdout, stderr, RAND_MAX;
static int div (int a) { return a + 1; }

int
main (void)
{
  FILE f = { 0 };
  int hits[50] = { 0 };
#pragma omp parallel num_threads (3)
  {
    ripple_thd_block_t tb = ripple_thd_init (0, (void *) 0);
    ripple_parallel_thd_chunk_dyn (tb, 4, 0);
    for (int i = 0; i < 50; i++)
      hits[i] += div (i);
    ripple_thd_exit (tb);
  }
  for (int i = 0; i < 50; i++)
    f.program += hits[i] != i + 1;
  return f.program + stdout + stderr + RAND_MAX;
}
