/* The option simd=ripple: variants of functions declared with omp declare
   simd, with loops that lanes leave at different times, calls, masks, uniform
   and linear parameters, and elements of several sizes.  */
/* { dg-do run } */
/* { dg-options "-w -fopenmp-simd -fplugin-arg-ripple-simd=ripple" } */
/* { dg-isa "native avx512 avx2 sse2" } */
/* { dg-asm-options "-O3 -mavx2 -fopenmp-simd -fplugin-arg-ripple-simd=ripple" } */
/* { dg-asm-require x86 } */
/* { dg-asm "call\[^\n\]*_ZGVdN8vv_steps" } */
/* { dg-asm-not "call\[^\n\]*expf" } */

#include "../ripple-test.h"
#include <math.h>

/* A function that is not to be cloned has no variants.  */
#define NOINLINE __attribute__ ((noinline))

enum { N = 333 };

#pragma omp declare simd notinbranch
#pragma omp declare simd inbranch
NOINLINE static float
steps (float x, int most)
{
  float n = 0;
  while (x > 1 && most-- > 0)
    {
      float h = floorf (x * 0.5f);
      x = h * 2 == x ? h : 3 * x + 1;
      n++;
    }
  return n;
}

#pragma omp declare simd uniform(p) linear(i)
NOINLINE static double
element (const double *p, int i, short add)
{
  return p[i] > 2 ? p[i] * 3 : add - 1;
}

#pragma omp declare simd linear(to)
NOINLINE static void
put (long long *to, unsigned char x)
{
  if (x % 3 == 0)
    *to = x * 1000LL;
  else
    *to += 1;
}

#pragma omp declare simd
NOINLINE static float
growth (float x)
{
  return x > 0.5f ? expf (x) : x;
}

/* A variant of a function that others may call has its name.  */
#pragma omp declare simd simdlen(4) notinbranch
NOINLINE int
twice (int x)
{
  return x * 2;
}

/* Variants for all targets, whatever the unit is compiled for.  */
#pragma omp declare simd
int
digits (unsigned x)
{
  int n = 1;
  for (; x > 9; x /= 10)
    n++;
  return n;
}

static float in[N], out[N];
static double d[N], e[N];
static short s[N];
static unsigned char c[N];
static long long w[N];

NOIPA_NORMAL static void
run (void)
{
#pragma omp simd
  for (int i = 0; i < N; i++)
    out[i] = steps (in[i], 40 + i);
#pragma omp simd
  for (int i = 0; i < N; i++)
    if (in[i] > 50)
      out[i] += steps (in[i], 7);
#pragma omp simd
  for (int i = 0; i < N; i++)
    e[i] = element (d, i, s[i]);
  /* With a remainder GCC 14 passes a wrong address for it on AArch64, to its
     own variants, too.  */
#pragma omp simd
  for (int i = 0; i < N / 64 * 64; i++)
    put (w + i, c[i]);
}

NOIPA_NORMAL static void
grow (float *to)
{
#pragma omp simd
  for (int i = 0; i < N; i++)
    to[i] = growth (in[i] / 50);
}

int
main (void)
{
  /* The functions themselves.  */
  float (*volatile scalar_steps) (float, int) = steps;
  double (*volatile scalar_element) (const double *, int, short) = element;
  static float g[N];
  for (int i = 0; i < N; i++)
    {
      in[i] = i;
      d[i] = i % 7;
      s[i] = i - 100;
      c[i] = i;
      w[i] = i;
    }
  run ();
  for (int i = 0; i < N; i++)
    {
      CHECK (out[i] == scalar_steps (in[i], 40 + i)
		       + (in[i] > 50 ? scalar_steps (in[i], 7) : 0));
      CHECK (e[i] == scalar_element (d, i, s[i]));
      CHECK (w[i] == (i >= N / 64 * 64 ? i
		      : c[i] % 3 == 0 ? c[i] * 1000 : i + 1));
    }
  grow (g);
  for (int i = 0; i < N; i++)
    {
      double want = in[i] / 50 > 0.5f ? exp (in[i] / 50) : in[i] / 50;
      CHECK (fabs (g[i] - want) <= 2e-7 * want);
    }
  CHECK (twice (4) == 8);
  static int lengths[N];
#pragma omp simd
  for (int i = 0; i < N; i++)
    lengths[i] = digits (i * i);
  for (int i = 0; i < N; i++)
    CHECK (lengths[i] == snprintf (NULL, 0, "%d", i * i));
  return 0;
}
