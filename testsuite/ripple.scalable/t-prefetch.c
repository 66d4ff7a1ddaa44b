/* { dg-do run } */
/* Prefetches by blocks of scalable size: lines, lanes that are far apart, rows
   and indices.  */
#include "ripple-test.h"

enum { N = 200 };

NOIPA static void
lines (int n, const float *a, const int *index, float *b, int stride)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4));
  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    {
      __builtin_prefetch (&a[i + 64]);
      __builtin_prefetch (&a[-2 * i], 1, 1);
      __builtin_prefetch (&a[30 * i]);
      __builtin_prefetch (&a[stride * i]);
      __builtin_prefetch (&a[index[i]]);
      if (a[i] > 5)
	__builtin_prefetch (&b[i]);
      b[i] = a[i] * 2;
    }
}

NOIPA static void
rows (const float *a, float *b)
{
  ripple_block_t block = ripple_set_block_shape (0, ripple_scalable (4), 3);
  size_t x = ripple_id (block, 0), y = ripple_id (block, 1);
  __builtin_prefetch (&a[100 * y + x]);
  __builtin_prefetch (&a[x]);
  b[64 * y + x] = a[64 * y + x] * 2;
}

int
main (void)
{
  static float a[N], b[N];
  static int index[N];

  for (int i = 0; i < N; i++)
    {
      a[i] = i;
      index[i] = i * 7 % N;
    }
  for (int n = 0; n < N; n += 3)
    {
      memset (b, 0, sizeof b);
      lines (n, a, index, b, 17);
      for (int i = 0; i < N; i++)
	CHECK (b[i] == (i < n ? 2 * i : 0));
    }
  memset (b, 0, sizeof b);
  rows (a, b);
  CHECK (b[0] == 0 && b[64 + 3] == 2 * 67 && b[128 + 3] == 2 * 131);
}
