/* { dg-do run } */
/* { dg-options "-fopenmp" } */
/* { dg-levels "-O0 -O1 -O2 -O3" } */
/* { dg-require openmp } */
/* OpenMP parallel loops and annotated loops in one file and function.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int m, int n, const int *a, int *c)
{
#pragma omp parallel for
  for (int j = 0; j < m; j++)
    {
      ripple_block_t BS = ripple_set_block_shape (0, 16);
      ripple_parallel (BS, 0);
      for (int i = 0; i < n; i++)
	c[j * n + i] = a[i] + j;
    }
}

NOIPA static int
sum_omp (int n, const int *a)
{
  int s = 0;
#pragma omp parallel for reduction (+:s)
  for (int i = 0; i < n; i++)
    s += a[i];
  return s;
}

NOIPA static int
sum_ripple (int n, const int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16);
  int s = 0;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    s += a[i];
  s = ripple_reduceadd (1, s);
  int t = 0;
#pragma omp simd reduction (+:t)
  for (int i = 0; i < n; i++)
    t += a[i];
  CHECK (s == t);
  return s;
}

int
main (void)
{
  for (int n = 0; n < 60; n += 7)
    {
      int a[60], c[600];
      for (int i = 0; i < n; i++)
	a[i] = rnd () & 0xffff;
      kernel (10, n, a, c);
      for (int i = 0; i < 10 * n; i++)
	CHECK (c[i] == a[i % n] + i / n);
      CHECK (sum_omp (n, a) == sum_ripple (n, a));
    }
  return 0;
}
