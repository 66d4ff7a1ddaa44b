/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-math=scalar" } */
/* Functions of <math.h> with results through pointers, and ldexp: called for
   each lane, under masks too.  */
#include "../ripple-test.h"
#include <ripple_math.h>

NOIPA static void
kernel (int n, const double *x, const int *e, double *part, double *whole,
	int *exponent, double *fraction, double *s, double *c, double *scaled)
{
  ripple_block_t b = ripple_set_block_shape (0, 6);
  ripple_parallel (b, 0);
  for (int i = 0; i < n; i++)
    {
      double w, si, co;
      int k = -99;
      part[i] = modf (x[i], &w);
      whole[i] = w;
      if (e[i] > 0)
	fraction[i] = frexp (x[i], &k);
      exponent[i] = k;
      sincos (x[i], &si, &co);
      s[i] = si;
      c[i] = co;
      scaled[i] = ldexp (x[i], e[i]);
      frexp (x[i] * 4, &exponent[n + i]);
    }
}

NOIPA static void
kernelf (int n, const float *x, const int *e, float *part, float *whole,
	 float *s, float *c, float *scaled)
{
  ripple_block_t b = ripple_set_block_shape (0, 4, 2);
  ripple_parallel (b, 0, 1);
  for (int i = 0; i < n; i++)
    {
      part[i] = modff (x[i], &whole[i]);
      sincosf (x[i], &s[i], &c[i]);
      scaled[i] = ldexpf (x[i], e[i]);
    }
}

#define N 37
int
main (void)
{
  double x[N], r[7][N];
  float f[N], q[5][N];
  int e[N], k[2 * N];
  for (int i = 0; i < N; i++)
    x[i] = i * 1.37 - 20, f[i] = x[i], e[i] = i % 7 - 3, r[3][i] = 5;
  kernel (N, x, e, r[0], r[1], k, r[3], r[4], r[5], r[6]);
  kernelf (N, f, e, q[0], q[1], q[2], q[3], q[4]);
  for (int i = 0; i < N; i++)
    {
      volatile double w, si, co, d = x[i];
      volatile float v = f[i];
      double a, b, c;
      float af, bf, cf;
      int m;
      w = modf (d, &a);
      CHECK (r[0][i] == w && r[1][i] == a);
      w = frexp (d, &m);
      CHECK (e[i] > 0 ? r[3][i] == w && k[i] == m
	     : r[3][i] == 5 && k[i] == -99);
      frexp (d * 4, &m);
      CHECK (k[N + i] == m);
      sincos (d, &b, &c);
      si = b, co = c;
      CHECK (r[4][i] == si && r[5][i] == co);
      CHECK (r[6][i] == ldexp (d, e[i]));
      float z = modff (v, &af);
      CHECK (q[0][i] == z && q[1][i] == af);
      sincosf (v, &bf, &cf);
      CHECK (q[2][i] == bf && q[3][i] == cf && q[4][i] == ldexpf (v, e[i]));
    }
  return 0;
}
