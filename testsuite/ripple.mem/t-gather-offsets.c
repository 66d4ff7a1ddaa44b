/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Indices of gathers and scatters with constants and scalars in them, and
   products that wrap around.  */
#include "../ripple-test.h"

enum { N = 70 };
static float table[4 * N];
static double wide[2 * N];

NOIPA static void
neighbours (int n, int k, long m, const int *x, const float *t, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] = t[x[i] + 1] - t[x[i]] * 2 + t[x[i] - 1] * 3 + t[x[i] + k]
	   + t[m - 2 + x[i]] + table[2 * x[i] + 5];
}

NOIPA static void
wrapping (int n, const unsigned *x, float *y, double *z)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      y[i] = table[x[i] * 4u];
      z[i] = wide[(x[i] * 4u + 6u)];
    }
}

NOIPA static void
scattered (int n, int k, const unsigned *x, const float *a, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      y[x[i] + 3u] = a[i];
      y[(long) x[i] + k] = a[i] + 1;
    }
}

int
main (void)
{
  static float t[N], y[N], a[N], s[3 * N], e[3 * N];
  static double z[N];
  static int x[N];
  static unsigned u[N];
  for (int i = 0; i < 4 * N; i++)
    table[i] = i * 7 % 101;
  for (int i = 0; i < N; i++)
    {
      t[i] = i * i % 37;
      a[i] = i;
      wide[i] = wide[i + N] = i;
      x[i] = 5 + i * 13 % (N - 10);
    }
  for (int n = 0; n <= N; n++)
    {
      neighbours (n, 4, 3, x, t, y);
      for (int i = 0; i < n; i++)
	CHECK (y[i] == t[x[i] + 1] - t[x[i]] * 2 + t[x[i] - 1] * 3
		       + t[x[i] + 4] + t[x[i] + 1] + table[2 * x[i] + 5]);
      for (int i = 0; i < N; i++)
	u[i] = 0x40000000u * (i % 4) + i % 20 - 3 * (i % 20 > 2);
      wrapping (n, u, y, z);
      for (int i = 0; i < n; i++)
	CHECK (y[i] == table[u[i] * 4u & 255] && z[i] == wide[u[i] * 4u + 6u]);
      for (int i = 0; i < N; i++)
	u[i] = i;
      for (int i = 0; i < 3 * N; i++)
	s[i] = e[i] = -1;
      scattered (n, N, u, a, s);
      for (int i = 0; i < n; i++)
	e[i + 3] = i, e[i + N] = i + 1;
      if (n <= 16)
	CHECK (!memcmp (s, e, sizeof s));
    }
  return 0;
}
