/* { dg-do run } */
/* &&, || and ! mixed in conditions.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i];
      if ((x > 0 && y > 0) || (x < -5 && !(y & 1)))
	c[i] = 1;
      else if (!(x == 0 || y == 0) && (x & 2 || y & 4))
	c[i] = 2;
      else if (!x && !y)
	c[i] = 3;
      else if (!!x)
	c[i] ^= 4;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y = b[i];
      if ((x > 0 && y > 0) || (x < -5 && !(y & 1)))
	c[i] = 1;
      else if (!(x == 0 || y == 0) && (x & 2 || y & 4))
	c[i] = 2;
      else if (!x && !y)
	c[i] = 3;
      else if (!!x)
	c[i] ^= 4;
    }
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
