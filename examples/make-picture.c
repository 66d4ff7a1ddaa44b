/* Render the picture that the image examples work on: glossy balls on a
   chequered floor under an evening sky, by ray tracing.  The picture is the
   same on every run.

   Usage: make-picture OUT.ppm  */

#include "common.h"

enum { WIDTH = 769, HEIGHT = 512, MAX_BOUNCES = 3 };

struct vec
{
  double x, y, z;
};

static struct vec
add (struct vec a, struct vec b)
{
  return (struct vec) { a.x + b.x, a.y + b.y, a.z + b.z };
}

static struct vec
scale (double s, struct vec a)
{
  return (struct vec) { s * a.x, s * a.y, s * a.z };
}

static double
dot (struct vec a, struct vec b)
{
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

static struct vec
unit (struct vec a)
{
  return scale (1 / sqrt (dot (a, a)), a);
}

struct ball
{
  struct vec centre;
  double radius;
  struct vec colour;
};

static const struct ball balls[] =
{
  { { -1.9, 1.00, 6.0 }, 1.00, { 0.85, 0.22, 0.16 } },
  { { 0.35, 0.75, 4.9 }, 0.75, { 0.15, 0.45, 0.80 } },
  { { 2.1, 1.25, 7.2 }, 1.25, { 0.95, 0.75, 0.20 } },
  { { -0.55, 0.35, 3.7 }, 0.35, { 0.25, 0.65, 0.30 } },
  { { 1.55, 0.40, 3.9 }, 0.40, { 0.80, 0.80, 0.85 } },
};
enum { BALLS = sizeof balls / sizeof balls[0] };

/* Return the first ball that the ray from O in direction D hits, or -1, and in
   *DISTANCE how far it is.  */

static int
first_hit (struct vec o, struct vec d, double *distance)
{
  int hit = -1;
  *distance = 1e30;
  for (int i = 0; i < BALLS; i++)
    {
      struct vec to = add (balls[i].centre, scale (-1, o));
      double along = dot (to, d);
      double inside = along * along - dot (to, to)
		      + balls[i].radius * balls[i].radius;
      if (inside <= 0)
	continue;
      double t = along - sqrt (inside);
      if (t > 1e-6 && t < *distance)
	{
	  *distance = t;
	  hit = i;
	}
    }
  return hit;
}

static struct vec
trace (struct vec o, struct vec d, int bounces)
{
  const struct vec sun = unit ((struct vec) { -0.6, 0.7, -0.55 });
  double t;
  int hit = first_hit (o, d, &t);
  struct vec colour, normal, point;
  double gloss;

  if (hit >= 0)
    {
      point = add (o, scale (t, d));
      normal = unit (add (point, scale (-1, balls[hit].centre)));
      colour = balls[hit].colour;
      gloss = 0.25;
    }
  else if (d.y < -1e-9)
    {
      point = add (o, scale (-o.y / d.y, d));
      normal = (struct vec) { 0, 1, 0 };
      int even = ((long) floor (point.x) + (long) floor (point.z)) % 2 == 0;
      colour = even ? (struct vec) { 0.85, 0.82, 0.75 }
		    : (struct vec) { 0.25, 0.22, 0.25 };
      gloss = 0.12;
    }
  else
    {
      double glow = fmax (dot (d, sun), 0), high = pow (fmax (d.y, 0), 0.45);
      return add (add (scale (1 - high, (struct vec) { 0.98, 0.72, 0.50 }),
		       scale (high, (struct vec) { 0.20, 0.35, 0.70 })),
		  scale (pow (glow, 60), (struct vec) { 1, 0.9, 0.7 }));
    }

  double unused;
  struct vec start = add (point, scale (1e-5, normal));
  double light = fmax (dot (normal, sun), 0);
  if (first_hit (start, sun, &unused) >= 0)
    light = 0;
  struct vec result = scale (0.25 + 0.75 * light, colour);
  if (bounces > 0)
    {
      struct vec mirrored = add (d, scale (-2 * dot (d, normal), normal));
      result = add (scale (1 - gloss, result),
		    scale (gloss, trace (start, mirrored, bounces - 1)));
    }
  if (hit < 0)				/* Haze over the far floor.  */
    {
      double far = 1 - exp (-0.03 * -o.y / d.y);
      result = add (scale (1 - far, result),
		    scale (far, (struct vec) { 0.98, 0.72, 0.50 }));
    }
  return result;
}

static uint8_t
level (double value)
{
  return (uint8_t) (255 * pow (fmin (fmax (value, 0), 1), 1 / 1.6) + 0.5);
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    fail ("usage: make-picture OUT.ppm", argv[0]);

  const struct vec eye = { 0.1, 1.5, -1.5 };
  struct picture picture = new_picture (WIDTH, HEIGHT, 3);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      {
	struct vec d = { (x - WIDTH / 2.0) / HEIGHT,
			 (HEIGHT * 0.42 - y) / HEIGHT, 1.1 };
	struct vec colour = trace (eye, unit (d), MAX_BOUNCES);
	uint8_t *rgb = picture.pixels + 3 * ((size_t) y * WIDTH + x);
	rgb[0] = level (colour.x);
	rgb[1] = level (colour.y);
	rgb[2] = level (colour.z);
      }
  write_picture (argv[1], &picture);
  return 0;
}
