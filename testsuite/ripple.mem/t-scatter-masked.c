/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Scatters under a condition; lanes that are off write nothing.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int to = i ^ 3;
      if (to < n && a[i] > 0)
	c[to] = b[i];
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int to = i ^ 3;
      if (to < n && a[i] > 0)
	c[to] = b[i];
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
