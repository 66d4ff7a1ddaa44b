/* The Mandelbrot set: how often z = z * z + c is done before z is too large
   depends on the point c.

   `escape' is a function for one point.  Called for a block of points it runs
   while any of them stays; those that have left keep their count.  Four
   native vectors hold a block, so that operations of one can be done while
   others wait for a result.

   Compile it with -ffp-contract=off: else the two forms may round differently.

   Usage: mandelbrot OUT.ppm  */

#include "common.h"

#define LIMIT 256

static inline int
escape (float cr, float ci)
{
  float zr = cr, zi = ci;
  int count = 0;

  while (zr * zr + zi * zi <= 4 && count < LIMIT)
    {
      float t = zr * zr - zi * zi;
      zi = ci + 2 * zr * zi;
      zr = cr + t;
      count++;
    }
  return count;
}

void mandelbrot_reference (int width, int height, int *restrict counts);

#ifdef REFERENCE

void
mandelbrot_reference (int width, int height, int *restrict counts)
{
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      counts[y * width + x] = escape (-2 + 3.0f / width * x,
				      -1 + 2.0f / height * y);
}

#else

#include <ripple.h>

#define LANES (4 * NATIVE_VECTOR_BYTES / (int) sizeof (float))

static void
mandelbrot (int width, int height, int *counts)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);

  for (int y = 0; y < height; y++)
    {
      ripple_parallel (block, 0);
      for (int x = 0; x < width; x++)
	counts[y * width + x] = escape (-2 + 3.0f / width * x,
					-1 + 2.0f / height * y);
    }
}

struct data
{
  int width, height;
  int *counts;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  mandelbrot (d->width, d->height, d->counts);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  mandelbrot_reference (d->width, d->height, d->counts);
}

/* Points that stay are black, others the brighter the longer they stayed.  */

static void
color (uint8_t *pixel, int count)
{
  double part = count == LIMIT ? 0 : sqrt ((double) count / LIMIT);

  pixel[0] = (uint8_t) (255 * part);
  pixel[1] = (uint8_t) (255 * part * part);
  pixel[2] = (uint8_t) (255 * sqrt (part));
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    fail ("usage: mandelbrot OUT.ppm", argv[0]);

  struct picture out = new_picture (750, 500, 3);
  size_t points = (size_t) out.width * out.height;
  int *counts = allocate (points * sizeof *counts);
  int *want = allocate (points * sizeof *want);

  mandelbrot (out.width, out.height, counts);
  mandelbrot_reference (out.width, out.height, want);
  long wrong = check_integers ("mandelbrot", counts, want, points);
  for (size_t i = 0; i < points; i++)
    color (out.pixels + 3 * i, counts[i]);
  write_picture (argv[1], &out);

  struct data data = { out.width, out.height, counts };
  double faster = speed_up (run_ripple, run_reference, &data);
  char shape[16];
  snprintf (shape, sizeof shape, "%d", LANES);
  return report ("mandelbrot", shape, VECTORS (LANES, float), faster, wrong);
}

#endif
