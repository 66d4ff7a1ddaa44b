/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* Products under conditions with lanes, with values of other lanes, and of
   whole blocks only.  */
#include "../ripple-test.h"

enum { M = 21, N = 39, K = 11, COUNT = 4 };
static float a[COUNT * M * K], b[K * N], c[COUNT * M * N], u[COUNT];

/* Each lane of dimension 2 has a product of its own.  */

NOIPA static void
lanes_outside (int count)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, 4, COUNT);
  size_t v = ripple_id (block, 2);
  if ((int) v < count)
    {
      ripple_parallel (block, 1);
      for (int i = 0; i < M; i++)
	{
	  ripple_parallel (block, 0);
	  for (int j = 0; j < N; j++)
	    {
	      float s = 0;
	      for (int l = 0; l < K; l++)
		s += a[l * M + i] * b[l * N + j];
	      c[(v * M + i) * N + j] = s;
	    }
	}
    }
}

/* Row i has the factor of lane i % COUNT.  */

NOIPA static void
factors_outside (void)
{
  ripple_block_t block = ripple_set_block_shape (0, 8, COUNT);
  float x = u[ripple_id (block, 1)];
  ripple_parallel (block, 1);
  for (int i = 0; i < M; i++)
    {
      ripple_parallel (block, 0);
      for (int j = 0; j < N; j++)
	{
	  float s = 0;
	  for (int l = 0; l < K; l++)
	    s += a[l * M + i] * x * b[l * N + j];
	  c[i * N + j] = s;
	}
    }
}

NOIPA static void
whole_blocks (int m, int n)
{
  ripple_block_t block = ripple_set_block_shape (0, 16, 4);
  ripple_parallel_full (block, 1);
  for (int i = 0; i < m; i++)
    {
      ripple_parallel_full (block, 0);
      for (int j = 0; j < n; j++)
	{
	  float s = 0;
	  for (int l = 0; l < K; l++)
	    s += a[l * m + i] * b[l * n + j];
	  c[i * n + j] = s;
	}
    }
}

static float
product (int i, int j, int m, int n)
{
  float s = 0;
  for (int l = 0; l < K; l++)
    s += a[l * m + i] * b[l * n + j];
  return s;
}

static void
clear (void)
{
  for (int i = 0; i < COUNT * M * N; i++)
    c[i] = -1;
}

int
main (void)
{
  for (int i = 0; i < COUNT * M * K; i++)
    a[i] = i % 7 - 3;
  for (int i = 0; i < K * N; i++)
    b[i] = i % 5 - 2;
  for (int i = 0; i < COUNT; i++)
    u[i] = i + 1;
  for (int count = 0; count <= COUNT; count++)
    {
      clear ();
      lanes_outside (count);
      for (int t = 0; t < COUNT; t++)
	for (int i = 0; i < M; i++)
	  for (int j = 0; j < N; j++)
	    CHECK (c[(t * M + i) * N + j]
		   == (t < count ? product (i, j, M, N) : -1));
    }
  factors_outside ();
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++)
      CHECK (c[i * N + j] == u[i % COUNT] * product (i, j, M, N));
  for (int m = 0; m < 10; m++)
    for (int n = 15; n < 34; n++)
      {
	clear ();
	whole_blocks (m, n);
	for (int i = 0; i < m; i++)
	  for (int j = 0; j < n; j++)
	    CHECK (c[i * n + j] == (i < m / 4 * 4 && j < n / 16 * 16
				    ? product (i, j, m, n) : -1));
      }
  return 0;
}
