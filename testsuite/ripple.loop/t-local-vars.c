/* { dg-do run } */
/* Locals of the body: initialised, assigned, shadowed, of several types.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, const int *a, const int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  int t = 17;
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      int x = a[i], y;
      const unsigned char low = x;
      y = b[i];
      {
	int x = y & 0xff;
	y = x + low;
      }
      double d = x;
      float f = (float) (d / 2);
      {
	int t = y;
	y = t * 2;
      }
      x = y;
      y = f > 0;
      c[i] = x + y + t;
    }
}

NOIPA static void
model (int n, const int *a, const int *b, int *c)
{
  for (int i = 0; i < n; i++)
    c[i] = ((b[i] & 0xff) + (a[i] & 0xff)) * 2 + (a[i] > 0) + 17;
}

int
main (void)
{
  TRY (B, int, int, 1, 0, kernel, model);
  return 0;
}
