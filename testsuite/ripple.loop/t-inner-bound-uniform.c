/* { dg-do run } */
/* Triangles: the bound of the annotated inner loop depends on the counter
   of a plain outer loop.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, int *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8);
  for (int j = 0; j < n; j++)
    {
      ripple_parallel (BS, 0);
      for (int i = j; i < n; i++)
	c[j * n + i] = i - j + 1;
      ripple_parallel (BS, 0);
      for (int i = 0; i < j; i++)
	c[j * n + i] = -i;
    }
}

int
main (void)
{
  for (int n = 0; n < 30; n++)
    {
      int *c = (int *) buf_new (n * n * sizeof *c, n % PLACES);
      kernel (n, c);
      for (int j = 0; j < n; j++)
	for (int i = 0; i < n; i++)
	  CHECK (c[j * n + i] == (i < j ? -i : i - j + 1));
      buf_free_all ();
    }
  return 0;
}
