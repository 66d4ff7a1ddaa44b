/* From colour to grey: the luminance of every pixel of a picture.

   Pixels lie in memory as R G B R G B ..., so that the loads of a block are
   three interleaved windows.  All arithmetic fits in 16 bits.

   Usage: rgb2gray IN.ppm OUT.pgm  */

#include "common.h"

void rgb2gray_reference (int n, const uint8_t *restrict rgb,
			 uint8_t *restrict gray);

/* The weights of ITU-R BT.601 in 1/256: 0.299 R + 0.587 G + 0.114 B.  */
enum { WEIGHT_R = 77, WEIGHT_G = 150, WEIGHT_B = 29, HALF = 128 };

#ifdef REFERENCE

void
rgb2gray_reference (int n, const uint8_t *restrict rgb,
		    uint8_t *restrict gray)
{
  for (int i = 0; i < n; i++)
    gray[i] = (WEIGHT_R * rgb[3 * i] + WEIGHT_G * rgb[3 * i + 1]
	       + WEIGHT_B * rgb[3 * i + 2] + HALF) >> 8;
}

#else

#include <ripple.h>

#define LANES 64

static void
rgb2gray (int n, const uint8_t *rgb, uint8_t *gray)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    gray[i] = (WEIGHT_R * rgb[3 * i] + WEIGHT_G * rgb[3 * i + 1]
	       + WEIGHT_B * rgb[3 * i + 2] + HALF) >> 8;
}

struct data
{
  int n;
  const uint8_t *rgb;
  uint8_t *gray;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  rgb2gray (d->n, d->rgb, d->gray);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  rgb2gray_reference (d->n, d->rgb, d->gray);
}

int
main (int argc, char **argv)
{
  if (argc != 3)
    fail ("usage: rgb2gray IN.ppm OUT.pgm", argv[0]);

  struct picture colour = read_picture (argv[1], 3);
  struct picture gray = new_picture (colour.width, colour.height, 1);
  int n = colour.width * colour.height;
  uint8_t *got = allocate (n), *want = allocate (n);

  /* Leave out some of the last pixels each time: remainders of every length,
     and none of them may touch the rest of the picture.  */
  long wrong = 0;
  for (int rest = 0; rest <= LANES; rest++)
    {
      memset (got, 0x55, n);
      memset (want, 0x55, n);
      rgb2gray (n - rest, colour.pixels, got);
      rgb2gray_reference (n - rest, colour.pixels, want);
      wrong += check_bytes ("rgb2gray", got, want, n);
    }

  rgb2gray (n, colour.pixels, gray.pixels);
  write_picture (argv[2], &gray);

  struct data data = { n, colour.pixels, gray.pixels };
  double faster = speed_up (run_ripple, run_reference, &data);
  return report ("rgb2gray", "64", VECTORS (LANES, uint8_t), faster, wrong);
}

#endif
