/* { dg-do run } */
/* Many handles with many shapes, used one after the other.  */
#include "../ripple-test.h"

#define FILL_BLOCK(X, Y)						\
  do									\
    {									\
      ripple_block_t BS = ripple_set_block_shape (0, X, Y);		\
      size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);		\
      c[at + y * X + x] = X * 10 + Y;					\
      at += X * Y;							\
    }									\
  while (0)

NOIPA static int
kernel (int *c)
{
  int at = 0;
  FILL_BLOCK (1, 1);
  FILL_BLOCK (2, 1);
  FILL_BLOCK (1, 3);
  FILL_BLOCK (4, 4);
  FILL_BLOCK (7, 2);
  FILL_BLOCK (16, 3);
  FILL_BLOCK (3, 16);
  FILL_BLOCK (5, 5);
  return at;
}

int
main (void)
{
  static const int shape[][2] = { { 1, 1 }, { 2, 1 }, { 1, 3 }, { 4, 4 },
    { 7, 2 }, { 16, 3 }, { 3, 16 }, { 5, 5 } };
  int total = 1 + 2 + 3 + 16 + 14 + 48 + 48 + 25, at = 0;
  int *c = (int *) buf_new (total * sizeof *c, BUF_END);
  CHECK (kernel (c) == total);
  for (int s = 0; s < 8; s++)
    for (int i = 0; i < shape[s][0] * shape[s][1]; i++)
      CHECK (c[at++] == shape[s][0] * 10 + shape[s][1]);
  buf_free_all ();
  return 0;
}
