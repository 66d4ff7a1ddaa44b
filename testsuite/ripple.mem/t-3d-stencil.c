/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A seven-point stencil on a cube, one annotated dimension and two.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int n, const float *a, float *c, float *d)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 2);
#define A(z, y, x) a[((z) * n + (y)) * n + (x)]
#define SEVEN (A (z, y, x) + A (z, y, x - 1) + A (z, y, x + 1)		\
	       + A (z, y - 1, x) + A (z, y + 1, x) + A (z - 1, y, x)	\
	       + A (z + 1, y, x))
  for (int z = 1; z < n - 1; z++)
    for (int y = 1; y < n - 1; y++)
      {
	ripple_parallel (BS, 0);
	for (int x = 1; x < n - 1; x++)
	  c[(z * n + y) * n + x] = SEVEN;
      }
  for (int z = 1; z < n - 1; z++)
    {
      ripple_parallel (BS, 1);
      for (int y = 1; y < n - 1; y++)
	{
	  ripple_parallel (BS, 0);
	  for (int x = 1; x < n - 1; x++)
	    d[(z * n + y) * n + x] = SEVEN;
	}
    }
}

int
main (void)
{
  for (int n = 1; n < 14; n++)
    {
      int size = n * n * n;
      BUF (float, a, size, n % PLACES);
      BUF (float, c, size, n % PLACES);
      BUF (float, d, size, n % PLACES);
      float *e = (float *) buf_copy (c, size * sizeof *c, BUF_MIDDLE);
      float *f = (float *) buf_copy (d, size * sizeof *c, BUF_MIDDLE);
      kernel (n, a, c, d);
      for (int z = 1; z < n - 1; z++)
	for (int y = 1; y < n - 1; y++)
	  for (int x = 1; x < n - 1; x++)
	    e[(z * n + y) * n + x] = f[(z * n + y) * n + x] = SEVEN;
      CHECK_SAME (c, e, size);
      CHECK_SAME (d, f, size);
      buf_free_all ();
    }
  return 0;
}
