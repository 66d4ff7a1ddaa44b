/* { dg-do run } */
/* { dg-options "-w" } */
/* In a function with blocks control gives no shape: a scalar assigned under
   a shaped condition stays scalar and is assigned if any lane is active.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (const int *a, int *scalar, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x = 0, y = 10;
  if (a[v] > 0)
    x = 1;
  else
    y = 20;
  c[v] = x;
  *scalar = x + y;
}

int
main (void)
{
  for (int set = 0; set < 256; set++)
    {
      int a[B], c[B], scalar;
      for (int i = 0; i < B; i++)
	a[i] = set >> i & 1 ? 5 : -5;
      kernel (a, &scalar, c);
      int x = set != 0, y = set != 255 ? 20 : 10;
      CHECK (scalar == x + y);
      for (int i = 0; i < B; i++)
	CHECK (c[i] == x);
    }
  return 0;
}
