/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 5 } */
/* The same product in the forms that programs have: pointers that go up,
   global arrays, other counters, loops that count down, several nests in one
   function.  */
#include "../ripple-test.h"

enum { M = 37, N = 70, K = 41 };
static float A[K][M], B[K][N], C[M][N], want[M][N];

#define BLOCK(X, Y)							\
  ripple_block_t block = ripple_set_block_shape (0, X, Y)

NOIPA static void
arrays (void)
{
  BLOCK (16, 16);
  ripple_parallel (block, 1);
  for (int i = 0; i < M; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < N; j++)
	{
	  float s = 0;
	  for (int k = 0; k < K; k++)
	    s += A[k][i] * B[k][j];
	  C[i][j] = s;
	}
    }
}

NOIPA static void
pointers (const float *a, const float *b, float *c, size_t m, size_t n,
	  long k)
{
  BLOCK (8, 4);
  ripple_parallel (block, 1);
  for (size_t i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (size_t j = 0; j < n; j++)
	{
	  const float *p = a + i, *q = &b[j];
	  float s = 0;
	  long l = k;
	  while (l-- > 0)
	    {
	      s += *p * *q;
	      p += m;
	      q += n;
	    }
	  *(c + i * n + j) = s;
	}
    }
}

NOIPA static void
columns_outside (const float *a, const float *b, float *restrict c,
		 unsigned m, unsigned n, unsigned k)
{
  BLOCK (32, 2);
  ripple_parallel (block, 0);
  for (unsigned j = 0; j < n; j++)
    {
      ripple_parallel (block, 1);
      for (unsigned i = 0; i < m; ++i)
	{
	  float s = 0;
	  for (unsigned l = 0; l < k; l++)
	    s = b[(size_t) l * n + j] * a[(size_t) l * m + i] + s;
	  c[(size_t) i * n + j] = s;
	}
    }
}

NOIPA static void
down (const float *a, const float *b, float *c, short m, short n, short k)
{
  BLOCK (ripple_scalable (4), 8);
  ripple_parallel (block, 1);
  for (short i = m - 1; i >= 0; i--)
    {
      ripple_parallel (block, 0);
      for (short j = 1; j <= n; j++)
	{
	  float s = 0;
	  for (short l = k - 1; l >= 0; l--)
	    s += a[l * m + i] * b[l * n + j - 1];
	  c[i * n + j - 1] = s;
	}
    }
}

NOIPA static void
batch (const float *a, const float *b, float *c, int count, int m, int n,
       int k)
{
  BLOCK (16, 4);
  for (int t = 0; t < count; t++)
    {
      const float *x = a + t * m * k, *y = b + t * k * n;
      float *z = c + t * m * n;
      ripple_parallel (block, 1);
      for (int i = 0; i < m; i++)
	{
	  ripple_parallel (block, 0);
	  for (int j = 0; j < n; j++)
	    {
	      float s = 0;
	      for (int l = 0; l < k; l++)
		s += x[i * k + l] * y[l * n + j];
	      z[i * n + j] = s;
	    }
	}
    }
}

NOIPA static void
two (const float *a, const float *b, float *c, float *d, int m, int n, int k)
{
  BLOCK (16, 4);
  ripple_parallel (block, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  for (int l = 0; l < k; l++)
	    s += a[l * m + i] * b[l * n + j];
	  c[i * n + j] = s;
	}
    }
  ripple_parallel (block, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = c[i * n + j];
	  for (int l = 0; l < k; l++)
	    s -= a[l * m + i] * b[l * n + j];
	  d[i * n + j] = s;
	}
    }
}

static void
check (const char *what)
{
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++)
      if (C[i][j] != want[i][j])
	{
	  fprintf (stderr, "%s: %d, %d: %g, not %g\n", what, i, j, C[i][j],
		   want[i][j]);
	  abort ();
	}
  memset (C, 0x55, sizeof C);
}

int
main (void)
{
  static float D[M][N], Z[3 * M * N], X[3 * M * K], Y[3 * K * N];
  for (int k = 0; k < K; k++)
    {
      for (int i = 0; i < M; i++)
	A[k][i] = (k * 7 + i * 5) % 13 - 6;
      for (int j = 0; j < N; j++)
	B[k][j] = (k * 3 + j * 11) % 17 - 8;
    }
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++)
      for (int k = 0; k < K; k++)
	want[i][j] += A[k][i] * B[k][j];
  arrays ();
  check ("arrays");
  pointers (A[0], B[0], C[0], M, N, K);
  check ("pointers");
  columns_outside (A[0], B[0], C[0], M, N, K);
  check ("columns outside");
  down (A[0], B[0], C[0], M, N, K);
  check ("down");
  two (A[0], B[0], C[0], D[0], M, N, K);
  check ("two");
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++)
      CHECK (D[i][j] == 0);
  for (int t = 0; t < 3; t++)
    for (int k = 0; k < K; k++)
      {
	for (int i = 0; i < M; i++)
	  X[t * M * K + i * K + k] = A[k][i] + t;
	for (int j = 0; j < N; j++)
	  Y[t * K * N + k * N + j] = B[k][j];
      }
  batch (X, Y, Z, 3, M, N, K);
  for (int t = 0; t < 3; t++)
    for (int i = 0; i < M; i++)
      for (int j = 0; j < N; j++)
	{
	  float s = 0;
	  for (int k = 0; k < K; k++)
	    s += (A[k][i] + t) * B[k][j];
	  CHECK (Z[t * M * N + i * N + j] == s);
	}
  return 0;
}
