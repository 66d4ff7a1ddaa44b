/* { dg-do run } */
/* The same function with tensors and, elsewhere, as a scalar function.  */
#include "../ripple-test.h"
#define B 8

static int
step (int x)
{
  if (x > 10)
    return x - 10;
  return x + 3;
}

NOIPA static int
kernel (int n, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    c[i] = step (step (a[i] & 31)) + step (n);
  return step (n);
}

int
main (void)
{
  int (*volatile f) (int) = step;
  for (int n = 0; n < 40; n++)
    {
      int a[40], c[41];
      for (int i = 0; i < n; i++)
	a[i] = rnd ();
      c[n] = 77;
      CHECK (kernel (n, a, c) == f (n));
      for (int i = 0; i < n; i++)
	CHECK (c[i] == f (f (a[i] & 31)) + f (n));
      CHECK (c[n] == 77);
    }
  return 0;
}
