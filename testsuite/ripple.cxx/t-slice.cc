/* { dg-do run } */
// ripple_slice with arguments and with template arguments; broadcast.
#include "../ripple-test.h"

NOIPA static void
kernel (const int *a, int s, int *r, int *row, int *col, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  int v = a[8 * y + x];
  r[0] = ripple_slice<3, 2> (v);
  r[1] = ripple_slice (v, 7, 3);
  row[x] = ripple_slice<-1, 1> (v);
  col[y] = ripple_slice<5> (v);
  auto b = ripple_broadcast (BS, 0b1, s);
  if (a[x] > 0)
    b = -1;
  c[x] = b;
}

int
main ()
{
  int a[32], r[2], row[8], col[4], c[8];
  for (int i = 0; i < 32; i++)
    a[i] = (int) rnd () >> 4;
  kernel (a, 5, r, row, col, c);
  CHECK (r[0] == a[19] && r[1] == a[31]);
  for (int x = 0; x < 8; x++)
    CHECK (row[x] == a[8 + x] && c[x] == (a[x] > 0 ? -1 : 5));
  for (int y = 0; y < 4; y++)
    CHECK (col[y] == a[8 * y + 5]);
  return 0;
}
