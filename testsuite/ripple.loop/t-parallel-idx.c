/* { dg-do run } */
/* ripple_parallel_idx is the number of the block of iterations.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int lo, int n, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = lo; i < n; i++)
    c[i - lo] = ripple_parallel_idx (BS, 0) * 100 + ripple_id (BS, 0);
}

NOIPA static void
kernel_down (int n, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = n - 1; i >= 0; i -= 2)
    {
      size_t block = ripple_parallel_idx (BS, 0);
      c[i] = block;
    }
}

int
main (void)
{
#ifdef __RIPPLE__
  for (int n = 0; n < 60; n++)
    {
      unsigned *c = (unsigned *) buf_new (n * sizeof *c, n % PLACES);
      kernel (5, n + 5, c);
      for (int i = 0; i < n; i++)
	CHECK (c[i] == (unsigned) (i / B * 100 + i % B));
      kernel_down (n, c);
      for (int i = n - 1; i >= 0; i -= 2)
	CHECK (c[i] == (unsigned) (n - 1 - i) / 2 / B);
      buf_free_all ();
    }
#else
  kernel (0, 0, NULL);
  kernel_down (0, NULL);
#endif
  return 0;
}
