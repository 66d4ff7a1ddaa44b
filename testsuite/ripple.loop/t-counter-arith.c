/* { dg-do run } */
/* Arithmetic on the counter that is and is not affine.  */
#include "../ripple-test.h"
#define B 8

NOIPA static void
kernel (int n, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  ripple_parallel (BS, 0);
  for (int i = 0; i < n; i++)
    {
      c[8 * i] = 3 * i + 5;
      c[8 * i + 1] = i * i;
      c[8 * i + 2] = i / 3;
      c[8 * i + 3] = i % 5;
      c[8 * i + 4] = i >> 2;
      c[8 * i + 5] = (i << 3) - i;
      c[8 * i + 6] = (unsigned char) (i * 40);
      c[8 * i + 7] = (n - i) ^ (i & 6);
    }
}

int
main (void)
{
  for (int n = 0; n < 45; n++)
    {
      unsigned *c = (unsigned *) buf_new (8 * n * sizeof *c, n % PLACES);
      kernel (n, c);
      for (int i = 0; i < n; i++)
	{
	  CHECK (c[8 * i] == (unsigned) (3 * i + 5));
	  CHECK (c[8 * i + 1] == (unsigned) (i * i));
	  CHECK (c[8 * i + 2] == (unsigned) (i / 3));
	  CHECK (c[8 * i + 3] == (unsigned) (i % 5));
	  CHECK (c[8 * i + 4] == (unsigned) (i >> 2));
	  CHECK (c[8 * i + 5] == (unsigned) (7 * i));
	  CHECK (c[8 * i + 6] == (unsigned char) (i * 40));
	  CHECK (c[8 * i + 7] == (unsigned) ((n - i) ^ (i & 6)));
	}
      buf_free_all ();
    }
  return 0;
}
