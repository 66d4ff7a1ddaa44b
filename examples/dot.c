/* Dot product, here for the correlation of the two leads of an
   electrocardiogram:  r = x.y / sqrt (x.x y.y), means taken off.

   The annotated loop gives SUM the shape of the block: 64 partial sums, one
   for every lane.  They become one number only where the program says so, by
   ripple_reduceadd after the loop.  (The plain loop has one sum and an order
   of additions that GCC must keep, so that it cannot use vectors.)

   Usage: dot SERIES.csv  */

#include "common.h"
#include "series.h"

float dot_reference (int n, const float *x, const float *y);

#ifdef REFERENCE

float
dot_reference (int n, const float *x, const float *y)
{
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];
  return sum;
}

#else

#include <ripple.h>

#define LANES 64

static float
dot (int n, const float *x, const float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);
  float sum = 0;

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    sum += x[i] * y[i];

  return ripple_reduceadd (0b1, sum);
}

struct data
{
  int n;
  const float *x, *y;
  float result;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  d->result = dot (d->n, d->x, d->y);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  d->result = dot_reference (d->n, d->x, d->y);
}

/* A sum of N products has an error of at most N u sum |x y|, u = 2^-24, in any
   order of the additions; two of them differ by at most twice that.  */

static double
bound (int n, const float *x, const float *y)
{
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += fabs ((double) x[i] * y[i]);
  return 2 * n * 0x1p-24 * sum;
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    fail ("usage: dot SERIES.csv", argv[0]);

  struct series series = read_series (argv[1]);
  int n = series.length;
  const float *x = series.lead[0], *y = series.lead[1];
  subtract_mean (n, series.lead[0]);
  subtract_mean (n, series.lead[1]);

  long wrong = 0;
  for (int length = 0; length <= n; length += length < 200 ? 1 : 97)
    {
      float got = dot (length, x, y), want = dot_reference (length, x, y);
      wrong += check_floats ("dot", &got, &want, 1, bound (length, x, y));
    }

  printf ("# correlation of the leads: %.4f\n",
	  dot (n, x, y) / sqrt ((double) dot (n, x, x) * dot (n, y, y)));

  struct data data = { n, x, y, 0 };
  double faster = speed_up (run_ripple, run_reference, &data);
  return report ("dot", "64", VECTORS (LANES, float), faster, wrong);
}

#endif
