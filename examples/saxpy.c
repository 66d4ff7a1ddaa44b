/* y = a x + y, the "hello, world" of vector programming.

   The loop is annotated: its iterations are dealt out to blocks of 64 lanes.
   A block of 64 floats is four vectors on a machine with 512-bit registers, so
   that four independent multiply-adds are always under way.  What is left over
   when N is no multiple of 64 is done by one more block whose surplus lanes
   are masked off.

   Usage: saxpy  */

#include "common.h"

void saxpy_reference (int n, float a, const float *restrict x,
		      float *restrict y);

#ifdef REFERENCE

void
saxpy_reference (int n, float a, const float *restrict x, float *restrict y)
{
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}

#else

#include <ripple.h>

#define LANES 64

static void
saxpy (int n, float a, const float *x, float *y)
{
  ripple_block_t block = ripple_set_block_shape (0, LANES);

  ripple_parallel (block, 0);
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}

struct data
{
  int n;
  float a, *x, *y;
};

static void
run_ripple (void *p)
{
  struct data *d = p;
  saxpy (d->n, d->a, d->x, d->y);
}

static void
run_reference (void *p)
{
  struct data *d = p;
  saxpy_reference (d->n, d->a, d->x, d->y);
}

int
main (void)
{
  enum { N = 20011 };			/* No multiple of a block.  */
  const float a = 2.5f;
  float *x = allocate (N * sizeof *x), *start = allocate (N * sizeof *start);
  float *y = allocate (N * sizeof *y), *want = allocate (N * sizeof *want);

  for (int i = 0; i < N; i++)
    {
      x[i] = (float) (2 * random_unit () - 1);
      start[i] = (float) (2 * random_unit () - 1);
    }

  /* The product and the sum are rounded at most once each, to values below 4:
     two results differ by at most two units in the last place of 4.  */
  const double bound = 2 * 4 * 0x1p-23;
  long wrong = 0;
  for (int n = N - 130; n <= N; n++)	/* Remainders of every length.  */
    {
      memcpy (y, start, N * sizeof *y);
      memcpy (want, start, N * sizeof *want);
      saxpy (n, a, x, y);
      saxpy_reference (n, a, x, want);
      wrong += check_floats ("saxpy", y, want, N, bound);
    }

  struct data data = { N, a, x, y };
  double faster = speed_up (run_ripple, run_reference, &data);
  return report ("saxpy", "64", VECTORS (LANES, float), faster, wrong);
}

#endif
