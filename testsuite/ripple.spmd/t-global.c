/* { dg-do run } */
/* Global arrays and scalars read and written by lanes.  */
#include "../ripple-test.h"
int ga[8] = { 8, 7, 6, 5, 4, 3, 2, 1 };
static short gs = 3;
long gout[3][8];

NOIPA static void
kernel (void)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 3);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  gs = gs + 1;
  gout[y][x] = ga[x] * gs + y;
}

int
main (void)
{
  kernel ();
  CHECK (gs == 4);
  for (int y = 0; y < 3; y++)
    for (int x = 0; x < 8; x++)
      CHECK (gout[y][x] == (8 - x) * 4 + y);
  return 0;
}
