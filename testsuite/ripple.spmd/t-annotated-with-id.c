/* { dg-do run } */
/* Both models in one function: an annotated loop on dimension 1, the id of
   dimension 0 in its body.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int m, const int *a, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 2);
  size_t x = ripple_id (BS, 0);
  ripple_parallel (BS, 1);
  for (int j = 0; j < m; j++)
    c[8 * j + x] = a[x] + 100 * j;
}

int
main (void)
{
#ifdef __RIPPLE__
  for (int m = 0; m < 9; m++)
    {
      int *a = (int *) buf_new (8 * sizeof *a, m % PLACES);
      int *c = (int *) buf_new (8 * m * sizeof *c, m % PLACES);
      for (int i = 0; i < 8; i++)
	a[i] = rnd () & 0xffff;
      kernel (m, a, c);
      for (int i = 0; i < 8 * m; i++)
	CHECK (c[i] == a[i % 8] + 100 * (i / 8));
      buf_free_all ();
    }
#else
  kernel (0, NULL, NULL);
#endif
  return 0;
}
