/* { dg-do run } */
/* A scalar stored through a tensor address goes to every lane; a tensor of
   smaller shape is repeated.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int a, int b, int *z, short *w)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3);
  size_t v = ripple_id (BS, 0);
  size_t y = ripple_id (BS, 1);
  int x = a * 2;
  int s = x + b;
  z[v] = s;
  w[8 * y + v] = v * v;
  z[8 + y] = 42;
}

int
main (void)
{
  int *z = (int *) buf_new (11 * sizeof *z, BUF_END);
  short *w = (short *) buf_new (24 * sizeof *w, BUF_START);
  kernel (20, 3, z, w);
  for (int i = 0; i < 8; i++)
    CHECK (z[i] == 43);
  for (int i = 8; i < 11; i++)
    CHECK (z[i] == 42);
  for (int i = 0; i < 24; i++)
    CHECK (w[i] == i % 8 * (i % 8));
  buf_free_all ();
  return 0;
}
