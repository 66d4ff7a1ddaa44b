/* The Mandelbrot set: a loop that points leave one by one.  Products and sums
   may be contracted in different ways, which changes the counts of a few
   points.  */

#include "bench.h"

typedef void mandelbrot_fn (int, int, int, int *);
enum { MAX = 384 * 256, LIMIT = 256 };
static int *counts;
static int width, height;

static void
call (kernel_fn *f)
{
  ((mandelbrot_fn *) f) (width, height, LIMIT, counts);
}

static void
reset (void)
{
  for (int i = 0; i < MAX; i++)
    counts[i] = -1;
}

void
bench_cases (void)
{
  static const struct { const char *name; int width, height; } sizes[] =
  {
    { "75 x 50", 75, 50 },
    { "384 x 256", 384, 256 },
  };
  counts = bench_alloc (MAX * sizeof *counts);
  for (int s = 0; s < 2; s++)
    {
      width = sizes[s].width;
      height = sizes[s].height;
      bench_run (&(struct bench_case) { sizes[s].name, (double) width * height,
					call, reset, counts, MAX, I32, 0.02 });
    }
}
