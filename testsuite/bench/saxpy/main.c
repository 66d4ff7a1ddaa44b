/* y += a x.  */

#include "bench.h"

typedef void saxpy_fn (int, float, const float *, float *);
enum { MAX = 32768, ROW = 48 };
static float *x, *y;
static int n, rows;

static void
call (kernel_fn *f)
{
  for (int r = 0; r < rows; r++)
    ((saxpy_fn *) f) (n, 1e-6f, x + r * ROW, y + r * ROW);
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
  static const struct { const char *name; int n, rows; } sizes[] =
  {
    { "40 rows of 37", 37, 40 },
    { "L1, odd: 1003", 1003, 1 },
    { "L1: 2048", 2048, 1 },
    { "L2: 32768", 32768, 1 },
  };
  x = bench_alloc (MAX * sizeof *x);
  y = bench_alloc (MAX * sizeof *y);
  for (int i = 0; i < MAX; i++)
    x[i] = bench_random (-1, 1);
  for (int s = 0; s < 4; s++)
    {
      n = sizes[s].n;
      rows = sizes[s].rows;
      bench_run (&(struct bench_case) { sizes[s].name, (double) n * rows, call,
					reset, y, MAX, F32, 1e-6 });
    }
}
