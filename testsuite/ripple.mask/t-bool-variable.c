/* { dg-do run } */
/* Conditions kept in _Bool and int variables.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      _Bool p = a[i] > 0;
      _Bool q = b[i] & 2;
      int r = p & !q;
      if (p)
	c[i] = 1;
      if (q)
	c[i] ^= 6;
      if (r)
	c[i] ^= 24;
      if (p == q)
	c[i] ^= 32;
      if (p ^ q)
	c[i] ^= 64;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      _Bool p = a[i] > 0;
      _Bool q = b[i] & 2;
      int r = p & !q;
      if (p)
	c[i] = 1;
      if (q)
	c[i] ^= 6;
      if (r)
	c[i] ^= 24;
      if (p == q)
	c[i] ^= 32;
      if (p ^ q)
	c[i] ^= 64;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
