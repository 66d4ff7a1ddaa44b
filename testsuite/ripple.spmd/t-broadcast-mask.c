/* { dg-do run } */
/* Mask bits of a broadcast beyond the block's dimensions name nothing, as
   those of a reduction of a scalar.  */
#include "../ripple-test.h"

NOIPA static void
fill (float *o, float x, int *p)
{
  ripple_block_t b = ripple_set_block_shape (0, 5, 3);
  size_t v = ripple_id (b, 0), w = ripple_id (b, 1);
  o[v + 5 * w] = ripple_broadcast (b, 0xffff, x);
  o[v + 5 * w] += ripple_broadcast (b, ~0ul << 1, (float) v);
  p[v] = *ripple_broadcast_ptr (b, 0x3fd, p);
}

NOIPA static float
one (float x)
{
  ripple_block_t b = ripple_set_block_shape (0, 1, 1);
  return ripple_broadcast (b, 0xffff, x) + ripple_reduceadd (0xffff, x);
}

int
main (void)
{
  float o[15];
  int p[5] = { 7, 1, 2, 3, 4 };
  fill (o, 4, p);
  for (int i = 0; i < 15; i++)
    CHECK (o[i] == 4 + i % 5);
  for (int i = 0; i < 5; i++)
    CHECK (p[i] == 7);
  CHECK (one (3) == 6);
  return 0;
}
