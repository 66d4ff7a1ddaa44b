/* { dg-do run } */
/* A tile of a matrix product: outer products of a column and a row.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int k, const float *a, const float *b, float *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  size_t x = ripple_id (BS, 0), y = ripple_id (BS, 1);
  float acc = 0;
  for (int i = 0; i < k; i++)
    acc += a[4 * i + y] * b[8 * i + x];
  c[8 * y + x] = acc;
}

int
main (void)
{
  for (int k = 0; k < 10; k++)
    {
      BUF (float, a, 4 * k, k % PLACES);
      BUF (float, b, 8 * k, k % PLACES);
      BUF (float, c, 32, k % PLACES);
      kernel (k, a, b, c);
      for (int i = 0; i < 32; i++)
	{
	  float e = 0;
	  for (int j = 0; j < k; j++)
	    e += a[4 * j + i / 8] * b[8 * j + i % 8];
	  CHECK (c[i] == e);
	}
      buf_free_all ();
    }
  return 0;
}
