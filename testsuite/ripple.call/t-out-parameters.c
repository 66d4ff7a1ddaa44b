/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Addresses of variables of lanes that only reach loads and stores.  */
#include "../ripple-test.h"

enum { N = 50 };
static _Atomic int shared[N];

static void
extend (int x, int *low, int *high)
{
  if (x < *low)
    *low = x;
  if (x > *high)
    *high = x;
}

static int
divide (int x, int y, int *rest)
{
  if (y == 0)
    return -1;
  *rest = x % y;
  return x / y;
}

NOIPA static void
kernel (int n, const int *a, const int *b, int *c, int *d)
{
  ripple_block_t block = ripple_set_block_shape (0, 16);
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i], low = x, high = x, rest = x;
      extend (b[i], &low, &high);
      extend (b[i] * 2 - x, &low, &high);
      c[i] = divide (high, low, &rest);
      if (c[i] & 1)
	d[i] = rest;
      shared[i] = high - low;
    }
}

int
main (void)
{
  static int a[N], b[N], c[N], d[N];
  for (int i = 0; i < N; i++)
    a[i] = i * 37 % 23 - 4, b[i] = i * 29 % 17 - 3;
  for (int n = 0; n < N; n++)
    {
      for (int i = 0; i < N; i++)
	d[i] = -77, shared[i] = -1;
      kernel (n, a, b, c, d);
      for (int i = 0; i < N; i++)
	{
	  int low = a[i], high = a[i], rest = a[i];
	  extend (b[i], &low, &high);
	  extend (b[i] * 2 - a[i], &low, &high);
	  int q = divide (high, low, &rest);
	  CHECK (i >= n || c[i] == q);
	  CHECK (d[i] == (i < n && q & 1 ? rest : -77));
	  CHECK (shared[i] == (i < n ? high - low : -1));
	}
    }
  return 0;
}
