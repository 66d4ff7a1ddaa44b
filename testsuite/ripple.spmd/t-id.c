/* { dg-do run } */
/* ripple_id counts the lanes.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  c[v] = v;
}

int
main (void)
{
  for (int place = 0; place < PLACES; place++)
    {
      int *c = (int *) buf_new (8 * sizeof *c, place);
      kernel (c);
      for (int i = 0; i < 8; i++)
	CHECK (c[i] == i);
      buf_free_all ();
    }
  return 0;
}
