/* { dg-do run } */
/* 8x1 with 1x5, scalar with both: the implicit broadcast.  */
#include "../ripple-test.h"

NOIPA static void
kernel (const int *row, const int *col, int s, int *sum, int *outer)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 5);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  int r = row[x];
  int k = col[y];
  sum[y * 8 + x] = r + k + s;
  outer[y * 8 + x] = (r - s) * (k + s);
}

int
main (void)
{
  for (int place = 0; place < PLACES; place++)
    {
      int *row = (int *) buf_new (8 * sizeof (int), place);
      int *col = (int *) buf_new (5 * sizeof (int), place);
      int *sum = (int *) buf_new (40 * sizeof (int), place);
      int *outer = (int *) buf_new (40 * sizeof (int), place);
      for (int i = 0; i < 8; i++)
	row[i] = rnd () & 0xfff;
      for (int i = 0; i < 5; i++)
	col[i] = rnd () & 0xfff;
      kernel (row, col, 9, sum, outer);
      for (int i = 0; i < 40; i++)
	{
	  CHECK (sum[i] == row[i % 8] + col[i / 8] + 9);
	  CHECK (outer[i] == (row[i % 8] - 9) * (col[i / 8] + 9));
	}
      buf_free_all ();
    }
  return 0;
}
