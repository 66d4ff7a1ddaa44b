/* { dg-do run } */
/* The processing element is accepted and ignored.  */
#include "../ripple-test.h"
#define VECTOR_PE 0

NOIPA static void
kernel (int *c)
{
  ripple_block_t a = ripple_set_block_shape (VECTOR_PE, 4);
  ripple_block_t b = ripple_set_block_shape (1, 4);
  ripple_block_t d = ripple_set_block_shape (32, 4);
  ripple_block_t e = ripple_set_block_shape (33, 4);
  c[ripple_id (a, 0)] = 1;
  c[4 + ripple_id (b, 0)] = 2;
  c[8 + ripple_id (d, 0)] = 3;
  c[12 + ripple_id (e, 0)] = 4;
}

int
main (void)
{
  int c[16];
  kernel (c);
  for (int i = 0; i < 16; i++)
    CHECK (c[i] == i / 4 + 1);
  return 0;
}
