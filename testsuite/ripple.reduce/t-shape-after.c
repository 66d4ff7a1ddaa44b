/* { dg-do run } */
/* What a reduction leaves joins again with other shapes.  */
#include "../ripple-test.h"

NOIPA static void
kernel (const int *a, int *c, int *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  int v = a[8 * y + x];
  int row_max = ripple_reducemax (1, v);
  int col_sum = ripple_reduceadd (2, v);
  c[8 * y + x] = row_max - v;
  d[8 * y + x] = col_sum * row_max;
}

int
main (void)
{
  for (int t = 0; t < 50; t++)
    {
      int a[32], c[32], d[32];
      for (int i = 0; i < 32; i++)
	a[i] = rnd () & 0xfff;
      kernel (a, c, d);
      for (int i = 0; i < 32; i++)
	{
	  int top = 0, sum = 0;
	  for (int x = 0; x < 8; x++)
	    top = a[i / 8 * 8 + x] > top ? a[i / 8 * 8 + x] : top;
	  for (int y = 0; y < 4; y++)
	    sum += a[8 * y + i % 8];
	  CHECK (c[i] == top - a[i] && d[i] == sum * top);
	}
    }
  return 0;
}
