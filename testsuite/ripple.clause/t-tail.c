/* { dg-do run } */
/* Clause Tail: mask is what is done without it, peel is BlockIndependent.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const short *a, short *c, size_t *mask, size_t *peel)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  *mask = *peel = 0;
#pragma ripple parallel Block (BS) Dims (0) Tail (mask)
  for (int i = 0; i < n; i++)
    {
      c[i] = a[i] + 1;
      *mask += 1;
    }
#pragma ripple parallel Block (BS) Dims (0) TAIL (Peel)
  for (int i = 0; i < n; i++)
    {
      c[i] = c[i] * 2;
      *peel += 1;
    }
}

int
main (void)
{
  for (int n = 0; n < 40; n++)
    {
      size_t mask, peel;
      BUF (short, a, n, n % PLACES);
      BUF (short, c, n, n % PLACES);
      kernel (n, a, c, &mask, &peel);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == (short) ((short) (a[i] + 1) * 2));
#ifdef __RIPPLE__
      /* Scalar statements are run once a block.  */
      CHECK (mask == (size_t) (n / 8 + (n % 8 != 0)));
      CHECK (peel == (size_t) (n / 8 + n % 8));
#endif
      buf_free_all ();
    }
  return 0;
}
