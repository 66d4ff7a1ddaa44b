/* { dg-do run } */
/* Comma, assignment as a value, compound literals, chained assignment.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (const int *a, int *c, int *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  int x, y;
  x = (y = a[v] & 0xff, y + 1);
  c[v] = d[v] = x * 2;
  d[v] += (x += 3) - y;
  c[v] -= (int) { 5 };
}

int
main (void)
{
  BUF (int, a, B, BUF_END);
  BUF (int, c, B, BUF_END);
  BUF (int, d, B, BUF_END);
  kernel (a, c, d);
  for (int v = 0; v < B; v++)
    {
      int y = a[v] & 0xff, x = y + 1;
      CHECK (c[v] == x * 2 - 5);
      CHECK (d[v] == x * 2 + 4);
    }
  buf_free_all ();
  return 0;
}
