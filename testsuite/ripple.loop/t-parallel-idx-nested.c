/* { dg-do run } */
/* ripple_parallel_idx names the loop it asks about.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int m, int n, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 2);
  ripple_parallel (BS, 1);
  for (int j = 0; j < m; j++)
    ripple_parallel (BS, 0)
    for (int i = 0; i < n; i++)
      c[j * n + i] = ripple_parallel_idx (BS, 1) * 1000
	+ ripple_parallel_idx (BS, 0);
}

NOIPA static void
kernel_dims (int n, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 4, 2);
  ripple_parallel (BS, 1, 0);
  for (int i = 0; i < n; i++)
#ifdef __RIPPLE__
    c[i] = i % 3 ? ripple_parallel_idx (BS, 1, 0)
	   : __builtin_ripple_parallel_idx (BS, 1, 0);
#else
    c[i] = ripple_parallel_idx (BS, 1, 0);
#endif
}

int
main (void)
{
#ifdef __RIPPLE__
  for (int m = 0; m < 7; m++)
    for (int n = 0; n < 15; n++)
      {
	unsigned *c = (unsigned *) buf_new (m * n * sizeof *c, n % PLACES);
	kernel (m, n, c);
	for (int j = 0; j < m; j++)
	  for (int i = 0; i < n; i++)
	    CHECK (c[j * n + i] == (unsigned) (j / 2 * 1000 + i / 4));
	kernel_dims (m * n, c);
	for (int i = 0; i < m * n; i++)
	  CHECK (c[i] == (unsigned) i / 8);
	buf_free_all ();
      }
#else
  kernel (0, 0, NULL);
  kernel_dims (0, NULL);
#endif
  return 0;
}
