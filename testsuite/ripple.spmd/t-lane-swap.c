/* { dg-do run } */
/* All lanes load before any lane stores in one statement.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int *a)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  size_t v = ripple_id (BS, 0);
  a[v] = a[v ^ 1];
  a[v] += a[B - 1 - v];
}

int
main (void)
{
  int a[B], b[B];
  for (int v = 0; v < B; v++)
    a[v] = b[v] = rnd () & 0xffffff;
  kernel (a);
  for (int v = 0; v < B; v++)
    CHECK (a[v] == b[v ^ 1] + b[(B - 1 - v) ^ 1]);
  return 0;
}
