/* { dg-do run } */
/* x[v] += 1 on the even lanes; the others are not written.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int16_t *x)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  size_t v = ripple_id (BS, 0);
  if (v % 2 == 0)
    x[v] += 1;
}

int
main (void)
{
  for (int place = 0; place < PLACES; place++)
    {
      BUF (int16_t, x, 8, place);
      int16_t *e = (int16_t *) buf_copy (x, 8 * sizeof *x, BUF_MIDDLE);
      kernel (x);
      for (int i = 0; i < 8; i += 2)
	e[i] = e[i] + 1;
      CHECK_SAME (x, e, 8);
      buf_free_all ();
    }
  return 0;
}
