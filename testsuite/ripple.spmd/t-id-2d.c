/* { dg-do run } */
/* Ids of a two-dimensional block join to two-dimensional values.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 5);
  size_t v0 = ripple_id (BS, 0);
  size_t v1 = ripple_id (BS, 1);
  c[v1 * 8 + v0] = v0 * 100 + v1 + a;
}

int
main (void)
{
  for (int place = 0; place < PLACES; place++)
    {
      int *c = (int *) buf_new (40 * sizeof *c, place);
      kernel (7000, c);
      for (int j = 0; j < 5; j++)
	for (int i = 0; i < 8; i++)
	  CHECK (c[j * 8 + i] == i * 100 + j + 7000);
      buf_free_all ();
    }
  return 0;
}
