/* { dg-do run } */
/* A recursive block function that gives its result through a pointer.  */
#include "../ripple-test.h"

static void
sum (ripple_block_t BS, float x, int n, float *result)
{
  size_t v = ripple_id (BS, 0);
  if (n == 0)
    {
      result[v] = x;
      return;
    }
  sum (BS, x * 2, n - 1, result);
  result[v] += x;
}

NOIPA static void
f (float *a, int n)
{
  ripple_block_t BS = ripple_set_block_shape (0, 7);
  size_t v = ripple_id (BS, 0);
  float result[7], x = a[v];
  if (x > 2)
    {
      sum (BS, x, n, result);
      a[v] = result[v];
    }
}

int
main (void)
{
  for (int n = 0; n < 6; n++)
    {
      float a[7];
      for (int i = 0; i < 7; i++)
	a[i] = i;
      f (a, n);
      for (int i = 0; i < 7; i++)
	CHECK (a[i] == (i > 2 ? i * ((2 << n) - 1) : i));
    }
  return 0;
}
