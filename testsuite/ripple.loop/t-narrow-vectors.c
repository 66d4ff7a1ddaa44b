/* Vectors that are shorter than those of the machine.  */
/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-width=16" } */

#include "../ripple-test.h"
#include <ripple.h>

#define N 77

NOIPA void
f (int n, const float *a, const int *k, float *b, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 32);

  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      if (a[i] > 3)
	b[i] = a[k[i]] * 2;
      c[i] = c[i] + k[n - 1 - i];
    }
}

int
main (void)
{
  float a[N], b[N];
  int k[N];
  unsigned char c[N];

  for (int i = 0; i < N; i++)
    {
      a[i] = i % 7;
      b[i] = i;
      k[i] = i * 5 % N;
      c[i] = i * 9;
    }
  f (N, a, k, b, c);
  for (int i = 0; i < N; i++)
    {
      CHECK (b[i] == (a[i] > 3 ? a[k[i]] * 2 : i));
      CHECK (c[i] == (unsigned char) (i * 9 + k[N - 1 - i]));
    }
  return 0;
}
