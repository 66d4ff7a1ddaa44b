/* { dg-do run } */
/* ripple_broadcast gives scalars and rows a shape.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int a, const int *p, int *c, int *d, int *e)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  int s = ripple_broadcast (BS, 1, a) * 2;
  c[x] = s + 1;
  int row = ripple_broadcast (BS, 2, p[x]);
  d[8 * y + x] = row;
  int t = ripple_broadcast (BS, 3, 0);
  if (p[x] > 0)
    t = 1;
  if (y == 1)
    t += 10;
  e[8 * y + x] = t;
}

int
main (void)
{
  for (int k = 0; k < 50; k++)
    {
      int p[8], c[8], d[24], e[24];
      for (int i = 0; i < 8; i++)
	p[i] = (int) (rnd () % 9) - 4;
      kernel (k, p, c, d, e);
      for (int i = 0; i < 8; i++)
	CHECK (c[i] == 2 * k + 1);
      for (int i = 0; i < 24; i++)
	{
	  CHECK (d[i] == p[i % 8]);
	  CHECK (e[i] == (p[i % 8] > 0) + (i / 8 == 1 ? 10 : 0));
	}
    }
  return 0;
}
