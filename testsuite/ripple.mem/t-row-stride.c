/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Rows of a picture with a run-time pitch, in tiles.  */
#include "../ripple-test.h"

NOIPA static void
kernel (int h, int w, long pitch, const unsigned char *a, unsigned char *c)
{
  ripple_block_t BS = ripple_set_block_shape (0, 16, 4);
  ripple_parallel (BS, 1);
  for (int y = 0; y < h; y++)
    ripple_parallel (BS, 0)
    for (int x = 0; x < w; x++)
      c[y * pitch + x] = 255 - a[y * pitch + x];
}

int
main (void)
{
  for (int k = 0; k < TRIPS * TRIPS; k++)
    {
      int w = trip (k / TRIPS, 16), h = trip (k % TRIPS, 4);
      int pitch = w + k % 5, size = h ? (h - 1) * pitch + w : 0;
      BUF (unsigned char, a, size, k % PLACES);
      BUF (unsigned char, c, size, k % PLACES);
      unsigned char *e = (unsigned char *) buf_copy (c, size, BUF_MIDDLE);
      kernel (h, w, pitch, a, c);
      for (int y = 0; y < h; y++)
	for (int x = 0; x < w; x++)
	  e[y * pitch + x] = 255 - a[y * pitch + x];
      CHECK_SAME (c, e, size);
      buf_free_all ();
    }
  return 0;
}
