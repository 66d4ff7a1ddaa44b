/* { dg-do run } */
/* Three dimensions, none of them a power of two.  */
#include "../ripple-test.h"

NOIPA static void
kernel (short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 3, 5, 7);
  int x = ripple_id (BS, 0), y = ripple_id (BS, 1), z = ripple_id (BS, 2);
  c[(z * 5 + y) * 3 + x] = x + 10 * y + 100 * z;
}

int
main (void)
{
  for (int place = 0; place < PLACES; place++)
    {
      short *c = (short *) buf_new (105 * sizeof *c, place);
      kernel (c);
      for (int i = 0; i < 105; i++)
	CHECK (c[i] == i % 3 + 10 * (i / 3 % 5) + 100 * (i / 15));
      buf_free_all ();
    }
  return 0;
}
