/* { dg-do run } */
/* Conditions of one dimension over code of both: the mask is broadcast.  */
#include "../ripple-test.h"

NOIPA static void
kernel (const int *rowc, const int *colc, int *a, int *b, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 5);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  if (rowc[x] > 0)
    a[8 * y + x] = 1;
  if (colc[y] > 0)
    b[8 * y + x] = 2;
  if (rowc[x] > 0 && colc[y] > 0)
    c[8 * y + x] = 3;
  else if (rowc[x] > colc[y])
    c[8 * y + x] = 4;
}

int
main (void)
{
  for (int t = 0; t < 200; t++)
    {
      int row[8], col[5], a[40], b[40], c[40];
      for (int i = 0; i < 40; i++)
	{
	  a[i] = b[i] = c[i] = 0;
	  row[i % 8] = (int) (rnd () % 7) - 3;
	  col[i % 5] = (int) (rnd () % 7) - 3;
	}
      kernel (row, col, a, b, c);
      for (int i = 0; i < 40; i++)
	{
	  int r = row[i % 8], k = col[i / 8];
	  CHECK (a[i] == (r > 0 ? 1 : 0));
	  CHECK (b[i] == (k > 0 ? 2 : 0));
	  CHECK (c[i] == (r > 0 && k > 0 ? 3 : r > k ? 4 : 0));
	}
    }
  return 0;
}
