/* { dg-do run } */
/* One function called with scalars, rows, columns and blocks.  */
#include "../ripple-test.h"

static __attribute__ ((noinline)) int
f (int x, int y)
{
  if (x > y)
    return x - y;
  return x * 10 + y;
}

/* What it returns varies along one dimension or the other.  */

static __attribute__ ((noinline)) int
one_of (int first, int x, int y)
{
  if (first)
    return x;
  return y;
}

NOIPA static void
kernel (const int *a, int *s, int *row, int *col, int *full,
	int first, int *either)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  *s = f (a[0], 2);
  row[x] = f (a[x], 5);
  col[y] = f (7, a[y]);
  full[8 * y + x] = f (a[x], a[y]);
  full[8 * y + x] += f (f (a[x], 1), f (2, 3));
  either[8 * y + x] = one_of (first, a[x], a[y]);
}

static int
g (int x, int y)
{
  return x > y ? x - y : x * 10 + y;
}

int
main (void)
{
  int a[8] = { 3, 1, 4, 1, 5, 9, 2, 6 }, s, row[8], col[3], full[24];
  int x[24], y[24];
  kernel (a, &s, row, col, full, 0, y);
  kernel (a, &s, row, col, full, 1, x);
  CHECK (s == g (a[0], 2));
  for (int i = 0; i < 8; i++)
    CHECK (row[i] == g (a[i], 5));
  for (int i = 0; i < 3; i++)
    CHECK (col[i] == g (7, a[i]));
  for (int i = 0; i < 24; i++)
    CHECK (x[i] == a[i % 8] && y[i] == a[i / 8]);
  for (int i = 0; i < 24; i++)
    CHECK (full[i] == g (a[i % 8], a[i / 8]) + g (g (a[i % 8], 1), 23));
  return 0;
}
