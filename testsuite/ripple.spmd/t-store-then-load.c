/* { dg-do run } */
/* A load after a store of the same function sees the other lanes' values:
   the block runs statement by statement.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  a[v] = 10 * v;
  c[v] = a[B - 1 - v];
  a[v] = a[(v + 1) % B] + 1;
}

int
main (void)
{
  int a[B], c[B];
  kernel (a, c);
  for (int v = 0; v < B; v++)
    {
      CHECK (c[v] == 10 * (B - 1 - v));
      CHECK (a[v] == 10 * ((v + 1) % B) + 1);
    }
  return 0;
}
