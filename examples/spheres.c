/* Mirroring spheres, by sphere tracing: a ray walks by the distance to the
   nearest sphere, which it cannot miss that way, until it is close to one or
   far from all.  What it hits is lit unless a second ray, to the light, hits
   something; then a third one is followed, the mirrored one.

   All of this is written for one ray: functions with loops, early returns and
   an out-parameter.  Called for a block of rays they run until the last of
   them is done.

   Compile it with -ffp-contract=off: else the two forms may round differently.

   Usage: spheres OUT.pgm  */

#include "common.h"

enum { SPHERES = 4, STEPS = 60 };

static const struct sphere { float x, y, z, r, shine; } scene[SPHERES] =
{
  { 0, 0, 4, 1, 0.5f },
  { 1.5f, 0.5f, 3, 0.5f, 0.25f },
  { -1.25f, -0.25f, 3.5f, 0.75f, 0 },
  { 0, -101.5f, 4, 100, 0.125f },
};

static inline float
distance (float x, float y, float z, int s)
{
  float dx = x - scene[s].x, dy = y - scene[s].y, dz = z - scene[s].z;
  return sqrtf (dx * dx + dy * dy + dz * dz) - scene[s].r;
}

/* The distance of a point to the nearest sphere, which is stored.  */

static inline float
nearest (float x, float y, float z, int *which)
{
  float least = 1e9f;
  for (int s = 0; s < SPHERES; s++)
    {
      float d = distance (x, y, z, s);
      if (d < least)
	{
	  least = d;
	  *which = s;
	}
    }
  return least;
}

/* How far a ray gets: the distance to what it hits, or -1.  */

static inline float
march (float ox, float oy, float oz, float dx, float dy, float dz,
       int *which)
{
  float t = 0.02f;
  int n = 0;
  do
    {
      float d = nearest (ox + t * dx, oy + t * dy, oz + t * dz, which);
      if (d < 0.001f)
	return t;
      t += d;
      if (t > 20)
	break;
    }
  while (++n < STEPS);
  return -1;
}

/* The brightness of what is seen in a direction.  */

static inline float
brightness (float dx, float dy)
{
  float length = sqrtf (dx * dx + dy * dy + 1), dz = 1 / length;
  float ox = 0, oy = 0, oz = 0, light = 0, weight = 1;
  dx /= length;
  dy /= length;
  for (int bounce = 0; bounce < 3; bounce++)
    {
      int s = 0, other = 0;
      float t = march (ox, oy, oz, dx, dy, dz, &s);
      if (t < 0)
	{
	  light += weight * (0.5f + 0.5f * dy);	/* The sky.  */
	  break;
	}
      ox += t * dx;
      oy += t * dy;
      oz += t * dz;
      float nx = (ox - scene[s].x) / scene[s].r;
      float ny = (oy - scene[s].y) / scene[s].r;
      float nz = (oz - scene[s].z) / scene[s].r;
      float lit = 0.6f * nx + 0.64f * ny - 0.48f * nz;
      if (lit > 0 && march (ox, oy, oz, 0.6f, 0.64f, -0.48f, &other) < 0)
	light += weight * lit * (1 - scene[s].shine);
      weight *= scene[s].shine;
      if (weight == 0)
	break;
      float along = 2 * (dx * nx + dy * ny + dz * nz);
      dx -= along * nx;
      dy -= along * ny;
      dz -= along * nz;
    }
  return light;
}

void spheres_reference (int width, int height, float *restrict out);

#ifdef REFERENCE

void
spheres_reference (int width, int height, float *restrict out)
{
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      out[y * width + x] = brightness ((x + 0.5f) / height - 0.75f,
				       0.5f - (y + 0.5f) / height);
}

#else

#include <ripple.h>

#define LANES (2 * NATIVE_VECTOR_BYTES / (int) sizeof (float))

static void
spheres (int width, int height, float *out)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);

  for (int y = 0; y < height; y++)
    {
      ripple_parallel (block, 0);
      for (int x = 0; x < width; x++)
	out[y * width + x] = brightness ((x + 0.5f) / height - 0.75f,
					 0.5f - (y + 0.5f) / height);
    }
}

struct data
{
  int width, height;
  float *out;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  spheres (d->width, d->height, d->out);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  spheres_reference (d->width, d->height, d->out);
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    fail ("usage: spheres OUT.pgm", argv[0]);

  struct picture out = new_picture (600, 400, 1);
  size_t pixels = picture_bytes (&out);
  float *light = allocate (pixels * sizeof *light);
  float *want = allocate (pixels * sizeof *want);

  spheres (out.width, out.height, light);
  spheres_reference (out.width, out.height, want);
  long wrong = check_floats ("spheres", light, want, pixels, 0);
  for (size_t i = 0; i < pixels; i++)
    out.pixels[i] = (uint8_t) (255 * fminf (light[i], 1));
  write_picture (argv[1], &out);

  struct data data = { out.width, out.height, light };
  double faster = speed_up (run_ripple, run_reference, &data);
  char shape[16];
  snprintf (shape, sizeof shape, "%d", LANES);
  return report ("spheres", shape, VECTORS (LANES, float), faster, wrong);
}

#endif
