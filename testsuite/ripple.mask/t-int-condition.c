/* { dg-do run } */
/* { dg-options "-fwrapv" } */
/* Conditions that are not comparisons: integers, characters, floats.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      signed char s = a[i];
      float f = (float) (b[i] % 3);
      c[i] = 0;
      if (a[i] & 6)
	c[i] += 1;
      if (s)
	c[i] += 2;
      if (f)
	c[i] += 4;
      if (!f)
	c[i] += 8;
      if (a[i] - b[i] ? 0 : 1)
	c[i] += 16;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      signed char s = a[i];
      float f = (float) (b[i] % 3);
      c[i] = 0;
      if (a[i] & 6)
	c[i] += 1;
      if (s)
	c[i] += 2;
      if (f)
	c[i] += 4;
      if (!f)
	c[i] += 8;
      if (a[i] - b[i] ? 0 : 1)
	c[i] += 16;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
