/* { dg-do run } */
/* Scalars, rows, columns and the full block in one function.  */
#include "../ripple-test.h"

NOIPA static void
kernel (const int *a, int *scalar, int *row, int *col, int *full)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 6);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  int s = a[0] + 1;
  *scalar = s;
  row[x] = a[x] * s;
  col[y] = a[y] - s;
  full[4 * y + x] = row[x] ^ col[y];
}

int
main (void)
{
  int a[6] = { 3, 1, 4, 1, 5, 9 };
  int scalar, *row = (int *) buf_new (4 * sizeof (int), BUF_END);
  int *col = (int *) buf_new (6 * sizeof (int), BUF_END);
  int *full = (int *) buf_new (24 * sizeof (int), BUF_END);
  kernel (a, &scalar, row, col, full);
  CHECK (scalar == 4);
  for (int i = 0; i < 4; i++)
    CHECK (row[i] == a[i] * 4);
  for (int i = 0; i < 6; i++)
    CHECK (col[i] == a[i] - 4);
  for (int i = 0; i < 24; i++)
    CHECK (full[i] == ((a[i % 4] * 4) ^ (a[i / 4] - 4)));
  buf_free_all ();
  return 0;
}
