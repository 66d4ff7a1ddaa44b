/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Conversions near the limits: large unsigned and 64-bit values from and to
   floating types, exact and rounded.  */
#include "../ripple-test.h"
#define B 8
#define N 21

NOIPA static void
kernel (int n, const uint64_t *u, const int64_t *s, const unsigned *w,
	float *uf, double *ud, float *sf, double *sd, float *wf, double *wd)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      uf[i] = u[i];
      ud[i] = u[i];
      sf[i] = s[i];
      sd[i] = s[i];
      wf[i] = w[i];
      wd[i] = w[i];
    }
}

NOIPA static void
back (int n, const double *d, const float *f, uint64_t *u, int64_t *s,
      unsigned *w)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      u[i] = d[i];
      s[i] = -d[i] / 2;
      w[i] = f[i];
    }
}

int
main (void)
{
  static const uint64_t values[N]
    = { 0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000, 0xffffff,
	0x1000001, 0x1000003, 0x1fffffffffffff, 0x20000000000001,
	0x20000000000003, 0x7fffffffffffffff, 0x8000000000000000,
	0x8000000000000400, 0x8000000000000401, 0x8000008000000001,
	0xffffffffffffffff, 0xfffffffffffff800, 0x8000000000000c00, 12345 };
  int64_t s[N];
  unsigned w[N], w2[N];
  float uf[N], sf[N], wf[N], f[N];
  double ud[N], sd[N], wd[N], d[N];
  uint64_t u2[N];
  int64_t s2[N];
  for (int i = 0; i < N; i++)
    {
      s[i] = values[i];
      w[i] = values[i];
      d[i] = (double) (values[i] >> 1);
      f[i] = (float) (w[i] >> 1) * 1.5f;
    }
  kernel (N, values, s, w, uf, ud, sf, sd, wf, wd);
  back (N, d, f, u2, s2, w2);
  for (int i = 0; i < N; i++)
    {
      CHECK (uf[i] == (float) values[i] && ud[i] == (double) values[i]);
      CHECK (sf[i] == (float) s[i] && sd[i] == (double) s[i]);
      CHECK (wf[i] == (float) w[i] && wd[i] == (double) w[i]);
      CHECK (u2[i] == (uint64_t) d[i]);
      CHECK (s2[i] == (int64_t) (-d[i] / 2));
      CHECK (w2[i] == (unsigned) f[i]);
    }
  return 0;
}
