/* Where is the largest value of a series?  Here: the highest R wave of an
   electrocardiogram.

   This example is written in the SPMD notation: ripple_id gives every lane of
   the block its number, and what depends on the number has a value in each
   lane.  A lane looks at every 64th sample and remembers its own best one.
   The lanes are compared once, at the end.

   Usage: argmax SERIES.csv  */

#include "common.h"
#include "series.h"

int argmax_reference (int n, const float *x);

#ifdef REFERENCE

int
argmax_reference (int n, const float *x)
{
  float best = -INFINITY;
  int where = 0;
  for (int i = 0; i < n; i++)
    if (x[i] > best)
      {
	best = x[i];
	where = i;
      }
  return where;
}

#else

#include <ripple.h>

#define LANES 64

/* Return the index of the first largest of the N >= 1 values of X.  */

static int
argmax (int n, const float *x)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);
  int lane = (int) ripple_id (block, 0);
  float best = ripple_broadcast (block, 0b1, -INFINITY);
  int where = ripple_broadcast (block, 0b1, 0);
  int start = 0;

  for (; start + LANES <= n; start += LANES)
    if (x[start + lane] > best)
      {
	best = x[start + lane];
	where = start + lane;
      }

  /* The last samples do not fill the block: only some lanes take part.  */
  if (start + lane < n && x[start + lane] > best)
    {
      best = x[start + lane];
      where = start + lane;
    }

  /* Of the lanes that hold the largest value, take the first sample.  */
  float largest = ripple_reducemax (0b1, best);
  return ripple_reducemin (0b1, best == largest ? where : n);
}

struct data
{
  int n;
  const float *x;
  int result;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  d->result = argmax (d->n, d->x);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  d->result = argmax_reference (d->n, d->x);
}

int
main (int argc, char **argv)
{
  if (argc != 2)
    fail ("usage: argmax SERIES.csv", argv[0]);

  struct series series = read_series (argv[1]);
  int n = series.length;
  const float *x = series.lead[1];

  long wrong = 0;
  for (int length = 1; length <= n; length += length < 200 ? 1 : 97)
    {
      int got = argmax (length, x), want = argmax_reference (length, x);
      if (got != want && wrong++ == 0)
	fprintf (stderr, "argmax: of %d samples the largest is %d, not %d\n",
		 length, want, got);
    }

  int peak = argmax (n, x);
  printf ("# highest R wave: %.3f mV at %.3f s\n", (double) x[peak],
	  peak / (double) SAMPLES_PER_SECOND);

  struct data data = { n, x, 0 };
  double faster = speed_up (run_ripple, run_reference, &data);
  return report ("argmax", "64", VECTORS (LANES, float), faster, wrong);
}

#endif
