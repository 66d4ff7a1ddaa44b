/* { dg-do run } */
/* Affine and other arithmetic on ids in narrow and wide types.  */
#include "../ripple-test.h"
#define B 16

NOIPA static void
kernel (int k, unsigned *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, B);
  unsigned v = ripple_id (BS, 0);
  unsigned char w = v;
  c[v] = v - 5;
  c[B + v] = (unsigned char) (w - 5);
  c[2 * B + v] = (signed char) (w * 17);
  c[3 * B + v] = v / 3 + v % 3;
  c[4 * B + v] = k * v + k;
  c[5 * B + v] = v ^ 5;
  c[6 * B + v] = (v << 28) >> 28;
  c[7 * B + v] = (short) (v * 4099) >> 3;
  c[8 * B + v] = -v;
  c[9 * B + v] = v * v - (B - 1 - v);
}

int
main (void)
{
  for (int k = -3; k < 4; k++)
    {
      unsigned *c = (unsigned *) buf_new (10 * B * sizeof *c, BUF_END);
      kernel (k, c);
      for (unsigned v = 0; v < B; v++)
	{
	  CHECK (c[v] == v - 5);
	  CHECK (c[B + v] == (unsigned char) (v - 5));
	  CHECK (c[2 * B + v] == (unsigned) (signed char) (v * 17));
	  CHECK (c[3 * B + v] == v / 3 + v % 3);
	  CHECK (c[4 * B + v] == k * v + k);
	  CHECK (c[5 * B + v] == (v ^ 5));
	  CHECK (c[6 * B + v] == v);
	  CHECK (c[7 * B + v] == (unsigned) ((short) (v * 4099) >> 3));
	  CHECK (c[8 * B + v] == -v);
	  CHECK (c[9 * B + v] == v * v - (B - 1 - v));
	}
      buf_free_all ();
    }
  return 0;
}
