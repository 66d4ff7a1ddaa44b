/* { dg-do run } */
/* Ten dimensions; sizes and ids of each.  */
#include "../ripple-test.h"

NOIPA static void
kernel (unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 2, 1, 3, 1, 2, 1, 2, 1, 2,
					      3);
  size_t a = ripple_id (BS, 0), b = ripple_id (BS, 2);
  size_t d = ripple_id (BS, 4), e = ripple_id (BS, 6);
  size_t f = ripple_id (BS, 8), g = ripple_id (BS, 9);
  size_t flat = a + 2 * (b + 3 * (d + 2 * (e + 2 * (f + 2 * g))));
  c[flat] = a + 10 * b + 100 * d + 1000 * e + 10000 * f + 100000 * g;
}

int
main (void)
{
  unsigned *c = (unsigned *) buf_new (144 * sizeof *c, BUF_END);
  kernel (c);
  for (unsigned i = 0; i < 144; i++)
    CHECK (c[i] == i % 2 + 10 * (i / 2 % 3) + 100 * (i / 6 % 2)
	   + 1000 * (i / 12 % 2) + 10000 * (i / 24 % 2) + 100000 * (i / 48));
  buf_free_all ();
  return 0;
}
