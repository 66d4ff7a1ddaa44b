/* { dg-do run } */
/* { dg-require "x86" } */
/* { dg-sources "simd/variants.c" } */
/* { dg-options "-fopenmp-simd" } */
/* Functions that are declared to have vector variants: const ones, some
   with effects under a mask, one with a uniform parameter, one whose
   result is narrower than its argument.  */
#include "../ripple-test.h"
#include <math.h>
#define B 23
#pragma omp declare simd notinbranch
__attribute__ ((const)) float f1 (float x, float y);
#pragma omp declare simd
double f2 (double x, int k);
#pragma omp declare simd uniform(k)
int f3 (int x, int k);
#pragma omp declare simd notinbranch
__attribute__ ((const)) float f4 (double x);
#pragma omp declare simd
void f5 (int *p, int x);
NOIPA static void
kernel (int n, const float *a, float *c, double *d, int *e, float *g, int *h,
	int masked)
{
  ripple_block_t BS = ripple_set_block_shape (0, B),
		 BT = ripple_set_block_shape (0, 32);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    if (!masked || a[i] > 3)
      {
	c[i] = f1 (a[i], 2.0f);
	g[i] = f4 (a[i]);
      }
  ripple_parallel (BT, 0);
  for (int i = 0; i < n; i++)
    if (!masked || a[i] > 3)
      {
	d[i] = f2 (a[i], i);
	e[i] = f3 (i, n);
	f5 (&h[i], i);
      }
}
int
main (void)
{
  for (int n = 0; n < 100; n++)
    for (int m = 0; m < 2; m++)
      {
	float a[100], c[100], g[100];
	double d[100];
	int e[100], h[100];
	for (int i = 0; i < n; i++)
	  a[i] = rnd () % 8, c[i] = d[i] = e[i] = g[i] = h[i] = 55;
	kernel (n, a, c, d, e, g, h, m);
	for (int i = 0; i < n; i++)
	  {
	    int on = !m || a[i] > 3;
	    CHECK (c[i] == (on ? a[i] * 2 + 1 : 55));
	    CHECK (d[i] == (on ? a[i] - i : 55));
	    CHECK (e[i] == (on ? i * n : 55));
	    CHECK (g[i] == (on ? a[i] * 3 : 55));
	    CHECK (h[i] == (on ? i + 9 : 55));
	  }
      }
  return 0;
}
