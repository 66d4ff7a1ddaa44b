/* { dg-do run } */
/* { dg-require sme } */
/* { dg-options "-fplugin-arg-ripple-sme=on" } */
/* { dg-asm-require sme } */
/* { dg-asm-options "-O2 -fplugin-arg-ripple-sme=on -fno-ipa-icf -march=armv9-a+sme+sme-f64f64" } */
/* { dg-asm-times {\.tiles\.[0-9]+(\.[a-z]+\.[0-9]+)*:$} 11 } */
/* What conditions make of sums of products before they are stored.  */
#include "../ripple-test.h"

enum { MAX = 80 };

static float
clamp (float x, float low, float high)
{
  if (x < low)
    return low;
  if (x > high)
    return high;
  return x;
}

static float
step (float x)
{
  if (x > 0)
    return 1;
  return -1;
}

#define PRODUCT(NAME, AFTER)						\
NOIPA static void							\
NAME (const float *a, const float *b, float *c, const float *u,	\
      const float *v, int m, int n, int k)				\
{									\
  ripple_block_t block							\
    = ripple_set_block_shape (0, ripple_scalable (4), 4);		\
  ripple_parallel (block, 1);						\
  for (int i = 0; i < m; i++)						\
    {									\
      ripple_parallel (block, 0);					\
      for (int j = 0; j < n; j++)					\
	{								\
	  float s = 0;							\
	  for (int l = 0; l < k; l++)					\
	    s += a[l * m + i] * b[l * n + j];				\
	  AFTER								\
	}								\
    }									\
}									\
NOIPA static void							\
want_##NAME (const float *a, const float *b, float *c, const float *u,	\
	     const float *v, int m, int n, int k)			\
{									\
  for (int i = 0; i < m; i++)						\
    for (int j = 0; j < n; j++)						\
      {									\
	float s = 0;							\
	for (int l = 0; l < k; l++)					\
	  s += a[l * m + i] * b[l * n + j];				\
	AFTER								\
      }									\
}

PRODUCT (relu, c[i * n + j] = s < 0 ? 0 : s;)
PRODUCT (assigned, if (s < 0) s = 0; c[i * n + j] = s;)
PRODUCT (leaky, if (s < 0) s = s / 4 + u[i]; else s *= v[j];
	 c[i * n + j] = s;)
PRODUCT (stored, if (s > 3) c[i * n + j] = s;)
PRODUCT (clamped, c[i * n + j] = clamp (s, -u[i], 9);)
PRODUCT (steps, c[i * n + j] = step (s);)
PRODUCT (by_row, if (u[i] > 2) s += c[i * n + j]; c[i * n + j] = s;)
PRODUCT (by_column, if (v[j] > 0 && s > 1) s = -s; c[i * n + j] = s;)
PRODUCT (triangle, if (i >= j) c[i * n + j] = s; else c[i * n + j] = -s;)
PRODUCT (uniform, if (k > 5) s *= 2; c[i * n + j] = s;)
PRODUCT (chain, float x = s - s; if (s > 8) x = 1; else if (s > 4) x = 2;
	 else if (s > 0 && u[i] > 1) x = 3; c[i * n + j] = x * 2 + v[j];)

static void
test (int m, int n, int k)
{
  static float a[MAX * MAX], b[MAX * MAX], u[MAX], v[MAX];
  static float c[MAX * MAX + 8], w[MAX * MAX + 8];
  static void (*const f[][2]) (const float *, const float *, float *,
			       const float *, const float *, int, int, int) =
  {
    { relu, want_relu }, { assigned, want_assigned },
    { leaky, want_leaky }, { stored, want_stored },
    { clamped, want_clamped }, { steps, want_steps },
    { by_row, want_by_row }, { by_column, want_by_column },
    { triangle, want_triangle }, { uniform, want_uniform },
    { chain, want_chain }
  };
  unsigned r = 1;
  for (int i = 0; i < MAX * MAX; i++)
    {
      r = r * 1664525 + 1013904223;
      a[i] = (int) (r >> 29) - 4;
      b[i] = (int) (r >> 24 & 7) - 4;
    }
  for (int i = 0; i < MAX; i++)
    {
      u[i] = i % 4;
      v[i] = i % 5 - 2;
    }
  for (unsigned t = 0; t < sizeof f / sizeof *f; t++)
    {
      for (int i = 0; i < m * n + 8; i++)
	c[i] = w[i] = i % 11;
      f[t][0] (a, b, c, u, v, m, n, k);
      f[t][1] (a, b, w, u, v, m, n, k);
      for (int i = 0; i < m * n + 8; i++)
	if (c[i] != w[i])
	  {
	    fprintf (stderr, "%u, %d %d %d: element %d is %g, not %g\n", t, m,
		     n, k, i, c[i], w[i]);
	    abort ();
	  }
    }
}

int
main (void)
{
  test (1, 1, 1);
  test (17, 33, 9);
  test (64, 70, 5);
  test (5, 7, 0);
  test (66, 3, 6);
  return 0;
}
