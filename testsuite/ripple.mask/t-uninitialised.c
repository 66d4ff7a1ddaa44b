/* { dg-do run } */
/* A local that is set on both sides only.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int t;
      if (a[i] > 0)
	t = a[i] & 0xff;
      else
	t = b[i] & 0xff;
      c[i] = t + 1;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int t;
      if (a[i] > 0)
	t = a[i] & 0xff;
      else
	t = b[i] & 0xff;
      c[i] = t + 1;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
