/* Heat conduction in a plate, explicit finite differences.

   A plate of copper, 300 mm x 200 mm, lies in a frame that is kept at 20
   degrees; inductors in the form of two bars and a ring heat it.  In every
   time step each inner point of the grid moves towards the mean of its four
   neighbours (a five-point stencil):

       new = t + r (left + right + above + below - 4 t) + q

   with r = diffusivity * dt / h^2 <= 1/4 and q the heating of one step.

   Usage: heat OUT.ppm  */

#include "common.h"

enum { WIDTH = 601, HEIGHT = 401, STEPS = 600 };

void heat_step_reference (float r, const float *restrict t,
			  const float *restrict q, float *restrict next);

#ifdef REFERENCE

void
heat_step_reference (float r, const float *restrict t,
		     const float *restrict q, float *restrict next)
{
  for (int y = 1; y < HEIGHT - 1; y++)
    for (int x = 1; x < WIDTH - 1; x++)
      {
	int i = y * WIDTH + x;
	next[i] = t[i] + q[i] + r * (t[i - 1] + t[i + 1] + t[i - WIDTH]
				     + t[i + WIDTH] - 4 * t[i]);
      }
}

#else

#include <ripple.h>

#define LANES 64

static void
heat_step (float r, const float *t, const float *q, float *next)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);

  for (int y = 1; y < HEIGHT - 1; y++)
    {
      ripple_parallel (block, 0);
      for (int x = 1; x < WIDTH - 1; x++)
	{
	  int i = y * WIDTH + x;
	  next[i] = t[i] + q[i] + r * (t[i - 1] + t[i + 1] + t[i - WIDTH]
				       + t[i + WIDTH] - 4 * t[i]);
	}
    }
}

typedef void step_function (float, const float *, const float *, float *);

/* Let STEPS steps pass.  Return the final field, T or OTHER.  */

static float *
simulate (step_function *step, float r, const float *q, float *t, float *other)
{
  for (int i = 0; i < WIDTH * HEIGHT; i++)
    t[i] = other[i] = 20;
  for (int s = 0; s < STEPS; s++)
    {
      step (r, t, q, other);
      float *swap = t;
      t = other;
      other = swap;
    }
  return t;
}

/* The heating of the point (X, Y) in degrees per step.  */

static float
heater (int x, int y)
{
  double dx = x - 410, dy = y - 200, radius = sqrt (dx * dx + dy * dy);
  if (radius > 88 && radius < 104)
    return 0.35f;
  if (x > 70 && x < 260 && (abs (y - 110) < 9 || abs (y - 290) < 9))
    return 0.30f;
  return 0;
}

/* Colours of hot metal: black, red, yellow, white.  */

static void
colour_of (double t, uint8_t *rgb)
{
  double level[3] = { 3 * t, 3 * t - 1, 3 * t - 2 };
  for (int c = 0; c < 3; c++)
    rgb[c] = (uint8_t) (255 * fmin (fmax (level[c], 0), 1));
}

struct data
{
  float r;
  const float *t, *q;
  float *next;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  heat_step (d->r, d->t, d->q, d->next);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  heat_step_reference (d->r, d->t, d->q, d->next);
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    fail ("usage: heat OUT.ppm", argv[0]);

  size_t points = WIDTH * HEIGHT, size = points * sizeof (float);
  float *q = allocate (size), *t0 = allocate (size), *t1 = allocate (size);
  float *r0 = allocate (size), *r1 = allocate (size);

  /* Copper: 117 mm^2/s.  The grid: 0.5 mm.  One step: 0.5 ms.  */
  const float r = 117 * 0.0005f / (0.5f * 0.5f);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      q[y * WIDTH + x] = heater (x, y);

  float *t = simulate (heat_step, r, q, t0, t1);
  float *want = simulate (heat_step_reference, r, q, r0, r1);

  double hottest = 20;
  for (size_t i = 0; i < points; i++)
    hottest = fmax (hottest, want[i]);

  /* A step rounds at most eight times, each time a value of at most HOTTEST
     or, weighted by r <= 1/4, of four times that; and it does not enlarge the
     errors of the step before.  So a field has an error of at most
     8 STEPS HOTTEST u, u = 2^-24, and two fields differ by twice that.  */
  double bound = 2 * 8.0 * STEPS * hottest * 0x1p-24;
  long wrong = check_floats ("heat", t, want, points, bound);

  struct picture picture = new_picture (WIDTH, HEIGHT, 3);
  for (size_t i = 0; i < points; i++)
    colour_of ((t[i] - 20) / (hottest - 20), picture.pixels + 3 * i);
  printf ("# hottest point after %.1f s: %.1f degrees\n", STEPS * 0.0005,
	  hottest);
  write_picture (argv[1], &picture);

  struct data data = { r, t, q, t == t0 ? t1 : t0 };
  double faster = speed_up (run_ripple, run_reference, &data);
  return report ("heat", "64", VECTORS (LANES, float), faster, wrong);
}

#endif
