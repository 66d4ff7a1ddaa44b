/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-sources "simd/linear.c" } */
/* { dg-options "-fopenmp-simd" } */
/* { dg-asm {_ZGV[bcde]N[0-9]+ul?l4?v?_g1|_ZGV[bcde]N[0-9]+l4?u?v_g1} } */
/* Variants with linear parameters, of numbers and pointers; arguments that do
   not fit them are passed to others, or lane by lane.  */
#include "../ripple-test.h"
#define B 32

#pragma omp declare simd notinbranch linear(i) uniform(k)
__attribute__ ((const)) int g1 (int i, int k, int x);
#pragma omp declare simd linear(p)
int g2 (const int *p);
#pragma omp declare simd notinbranch linear(i:3)
#pragma omp declare simd notinbranch
__attribute__ ((const)) long g3 (long i);

NOIPA static void
kernel (int n, const int *a, int *c, int *d, long *e, long *f, int *g)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[i] = g1 (i, n, a[i]);
      d[i] = g2 (&a[i]);
      e[i] = g3 (3L * i + 7);
      f[i] = g3 (a[i]) + g3 (2L * i);
      if (a[i] > 4)
	g[i] = g1 (i, 5, 1) + g1 (2 * i, 3, 1) + g2 (&a[n - 1 - i]);
    }
}

int
main (void)
{
  for (int n = 0; n < 70; n++)
    {
      int a[70], c[70], d[70], g[70];
      long e[70], f[70];
      for (int i = 0; i < n; i++)
	a[i] = rnd () % 10, g[i] = 0;
      kernel (n, a, c, d, e, f, g);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[i] == i * 3 + n + a[i] && d[i] == a[i] + 1);
	  CHECK (e[i] == 5 * (3L * i + 7) && f[i] == 5 * (a[i] + 2L * i));
	  CHECK (g[i] == (a[i] > 4 ? 9 * i + 10 + a[n - 1 - i] + 1 : 0));
	}
    }
  return 0;
}
