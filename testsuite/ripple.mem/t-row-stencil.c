/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* A 3x3 neighbourhood over tiles with a run-time pitch.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int h, int w, int pitch, const unsigned short *a, unsigned short *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 8, 4);
  ripple_parallel (BS, 1);
  for (int y = 1; y < h - 1; y++)
    {
      ripple_parallel (BS, 0);
      for (int x = 1; x < w - 1; x++)
	{
	  unsigned sum = 0;
	  for (int dy = -1; dy <= 1; dy++)
	    for (int dx = -1; dx <= 1; dx++)
	      sum += a[(y + dy) * pitch + x + dx];
	  c[y * pitch + x] = sum / 9;
	}
    }
}

int
main (void)
{
  for (int w = 1; w < 30; w += 2)
    for (int h = 1; h < 13; h++)
      {
	int pitch = w + h % 3, size = (h - 1) * pitch + w;
	BUF (unsigned short, a, size, (w + h) % PLACES);
	BUF (unsigned short, c, size, (w + h) % PLACES);
	unsigned short *e
	  = (unsigned short *) buf_copy (c, size * 2, BUF_MIDDLE);
	kernel (h, w, pitch, a, c);
	for (int y = 1; y < h - 1; y++)
	  for (int x = 1; x < w - 1; x++)
	    {
	      unsigned sum = 0;
	      for (int k = 0; k < 9; k++)
		sum += a[(y + k / 3 - 1) * pitch + x + k % 3 - 1];
	      e[y * pitch + x] = sum / 9;
	    }
	CHECK_SAME (c, e, size);
	buf_free_all ();
      }
  return 0;
}
