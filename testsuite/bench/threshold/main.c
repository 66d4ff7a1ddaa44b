/* Soft threshold with an if: where x is above a limit, y becomes the excess;
   elsewhere y keeps its value.  */

#include "bench.h"

typedef void threshold_fn (int, float, const float *, float *);
enum { MAX = 32768 };
static float *x, *y;
static int n;

static void
call (kernel_fn *f)
{
  ((threshold_fn *) f) (n, 0.25f, x, y);
}

static void
reset (void)
{
  for (int i = 0; i < MAX; i++)
    y[i] = (float) (i % 100);
}

void
bench_cases (void)
{
  static const struct { const char *name; int n; } sizes[] =
  {
    { "L1, odd: 1003", 1003 },
    { "L1: 2048", 2048 },
    { "L2: 32768", 32768 },
  };
  x = bench_alloc (MAX * sizeof *x);
  y = bench_alloc (MAX * sizeof *y);
  for (int i = 0; i < MAX; i++)
    x[i] = bench_random (-1, 1);
  for (int s = 0; s < 3; s++)
    {
      n = sizes[s].n;
      bench_run (&(struct bench_case) { sizes[s].name, n, call, reset, y, MAX,
					F32, 0 });
    }
}
