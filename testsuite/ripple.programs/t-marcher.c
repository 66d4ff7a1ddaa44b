/* { dg-do run } */
/* { dg-options "-ffp-contract=off -fno-math-errno" } */
/* { dg-isa "native avx2 sse2" } */
/* Sphere tracing: each ray walks by the distance to the nearest sphere until
   it is close to one, too far away, or tired.  What it hits is lit unless a
   second ray to the light hits something, and mirrors a third one.  */
#include "common/program.h"
#include <math.h>

enum { SPHERES = 4, STEPS = 60 };

static const struct sphere { float x, y, z, r, shine; } scene[SPHERES] =
{
  { 0, 0, 4, 1, 0.5f },
  { 1.5f, 0.5f, 3, 0.5f, 0.25f },
  { -1.25f, -0.25f, 3.5f, 0.75f, 0 },
  { 0, -101.5f, 4, 100, 0.125f },
};

static float
distance (float x, float y, float z, int s)
{
  float dx = x - scene[s].x, dy = y - scene[s].y, dz = z - scene[s].z;
  return sqrtf (dx * dx + dy * dy + dz * dz) - scene[s].r;
}

/* The distance of a point to the nearest sphere, which is stored.  */

static float
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

static float
march (float ox, float oy, float oz, float dx, float dy, float dz,
       int *which, int *steps)
{
  float t = 0.02f;
  int n = 0;
  do
    {
      float d = nearest (ox + t * dx, oy + t * dy, oz + t * dz, which);
      ++*steps;
      if (d < 0.001f)
	return t;
      t += d;
      if (t > 20)
	break;
    }
  while (++n < STEPS);
  return -1;
}

static float
color (float dx, float dy, int *steps)
{
  float length = sqrtf (dx * dx + dy * dy + 1), dz = 1 / length;
  float ox = 0, oy = 0, oz = 0, light = 0, weight = 1;
  dx /= length;
  dy /= length;
  for (int bounce = 0; bounce < 3; bounce++)
    {
      int s = 0, other = 0;
      float t = march (ox, oy, oz, dx, dy, dz, &s, steps);
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
      if (lit > 0
	  && march (ox, oy, oz, 0.6f, 0.64f, -0.48f, &other, steps) < 0)
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

NOIPA static void
color_model (int w, int h, float *out, int *steps)
{
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      {
	int n = 0;
	out[y * w + x] = color ((x + 0.5f) / w - 0.5f, 0.5f - (y + 0.5f) / h,
				&n);
	steps[y * w + x] = n;
      }
}

NOIPA static void
color_lanes (int w, int h, float *out, int *steps)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  for (int y = 0; y < h; y++)
    {
      ripple_parallel (block, 0);
      for (int x = 0; x < w; x++)
	{
	  int n = ripple_broadcast (block, 1, 0);
	  out[y * w + x] = color ((x + 0.5f) / w - 0.5f,
				  0.5f - (y + 0.5f) / h, &n);
	  steps[y * w + x] = n;
	}
    }
}

/* The first ray only, in the body: its depth, and its steps.  */

NOIPA static void
depth_model (int w, int h, float *out, int *steps)
{
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++)
      {
	float dx = (x + 0.5f) / w - 0.5f, dy = 0.5f - (y + 0.5f) / h;
	float t = 0.02f;
	int n = 0, hit = 0;
	while (n < STEPS && t <= 20 && !hit)
	  {
	    float d = 1e9f;
	    for (int s = 0; s < SPHERES; s++)
	      if (distance (t * dx, t * dy, t, s) < d)
		d = distance (t * dx, t * dy, t, s);
	    if (d < 0.001f)
	      hit = 1;
	    else
	      t += d, n++;
	  }
	out[y * w + x] = hit ? t : -1;
	steps[y * w + x] = n;
      }
}

NOIPA static void
depth_lanes (int w, int h, float *out, int *steps)
{
  ripple_block_t block = ripple_set_block_shape (0, B);
  for (int y = 0; y < h; y++)
    {
      float dy = 0.5f - (y + 0.5f) / h;
      ripple_parallel (block, 0);
      for (int x = 0; x < w; x++)
	{
	  float dx = (x + 0.5f) / w - 0.5f;
	  float found = ripple_broadcast (block, 1, -1.0f);
	  float t = ripple_broadcast (block, 1, 0.02f);
	  int n = ripple_broadcast (block, 1, 0);
	  for (; n < STEPS && t <= 20; n++)
	    {
	      float least = 1e9f;
	      for (int s = 0; s < SPHERES; s++)
		{
		  float d = distance (t * dx, t * dy, t, s);
		  least = d < least ? d : least;
		}
	      if (least < 0.001f)
		{
		  found = t;
		  break;
		}
	      t += least;
	    }
	  out[y * w + x] = found;
	  steps[y * w + x] = n;
	}
    }
}

int
main (void)
{
  for (int k = 0; k < TRIPS; k++)
    {
      int w = trip (k, B), h = 20, place = k % PLACES;
      BUF (float, out, w * h, place);
      BUF (float, want, w * h, place);
      BUF (int, steps, w * h, place);
      BUF (int, want_steps, w * h, place);
      color_model (w, h, want, want_steps);
      color_lanes (w, h, out, steps);
      CHECK_SAME (out, want, w * h);
      CHECK_SAME (steps, want_steps, w * h);
      FILL (int, steps, w * h);
      depth_model (w, h, want, want_steps);
      depth_lanes (w, h, out, steps);
      CHECK_SAME (out, want, w * h);
      CHECK_SAME (steps, want_steps, w * h);
      buf_free_all ();
    }
  return 0;
}
