/* A 3x3 binomial blur of a grey picture:

       1 2 1
       2 4 2   / 16
       1 2 1

   The loop over the columns is annotated, the one over the rows stays an
   ordinary loop: three rows of the picture are in the cache at any time.
   The pixels at the edge keep their values.

   Usage: blur IN.pgm OUT.pgm  */

#include "common.h"

void blur_reference (int width, int height, const uint8_t *restrict in,
		     uint8_t *restrict out);

#ifdef REFERENCE

void
blur_reference (int width, int height, const uint8_t *restrict in,
		uint8_t *restrict out)
{
  for (int y = 1; y < height - 1; y++)
    {
      const uint8_t *above = in + (size_t) (y - 1) * width;
      const uint8_t *here = above + width, *below = here + width;
      uint8_t *result = out + (size_t) y * width;

      for (int x = 1; x < width - 1; x++)
	result[x] = (above[x - 1] + 2 * above[x] + above[x + 1]
		     + 2 * (here[x - 1] + 2 * here[x] + here[x + 1])
		     + below[x - 1] + 2 * below[x] + below[x + 1] + 8) >> 4;
    }
}

#else

#include <ripple.h>

#define LANES 64

static void
blur (int width, int height, const uint8_t *in, uint8_t *out)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);

  for (int y = 1; y < height - 1; y++)
    {
      const uint8_t *above = in + (size_t) (y - 1) * width;
      const uint8_t *here = above + width, *below = here + width;
      uint8_t *result = out + (size_t) y * width;

      ripple_parallel (block, 0);
      for (int x = 1; x < width - 1; x++)
	result[x] = (above[x - 1] + 2 * above[x] + above[x + 1]
		     + 2 * (here[x - 1] + 2 * here[x] + here[x + 1])
		     + below[x - 1] + 2 * below[x] + below[x + 1] + 8) >> 4;
    }
}

struct data
{
  int width, height;
  const uint8_t *in;
  uint8_t *out;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  blur (d->width, d->height, d->in, d->out);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  blur_reference (d->width, d->height, d->in, d->out);
}

int
main (int argc, char **argv)
{
  if (argc != 3)
    fail ("usage: blur IN.pgm OUT.pgm", argv[0]);

  struct picture in = read_picture (argv[1], 1);
  struct picture out = new_picture (in.width, in.height, 1);
  size_t size = picture_bytes (&in);
  uint8_t *want = allocate (size);

  memcpy (out.pixels, in.pixels, size);	/* The edges.  */
  memcpy (want, in.pixels, size);
  blur (in.width, in.height, in.pixels, out.pixels);
  blur_reference (in.width, in.height, in.pixels, want);
  long wrong = check_bytes ("blur", out.pixels, want, size);
  write_picture (argv[2], &out);

  struct data data = { in.width, in.height, in.pixels, out.pixels };
  double faster = speed_up (run_ripple, run_reference, &data);
  return report ("blur", "64", VECTORS (LANES, uint8_t), faster, wrong);
}

#endif
