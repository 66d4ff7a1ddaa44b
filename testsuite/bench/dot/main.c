/* The dot product of two vectors.  */

#include "bench.h"

typedef void dot_fn (int, const float *, const float *, float *);
enum { MAX = 32768, ROW = 48, MAX_ROWS = 40 };
static float *x, *y, *sums;
static int n, rows;

static void
call (kernel_fn *f)
{
  for (int r = 0; r < rows; r++)
    ((dot_fn *) f) (n, x + r * ROW, y + r * ROW, sums + r);
}

static void
reset (void)
{
  for (int i = 0; i < MAX_ROWS; i++)
    sums[i] = -1;
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
  sums = bench_alloc (MAX_ROWS * sizeof *sums);
  for (int i = 0; i < MAX; i++)
    {
      x[i] = bench_random (0, 1);
      y[i] = bench_random (0, 1);
    }
  for (int s = 0; s < 4; s++)
    {
      n = sizes[s].n;
      rows = sizes[s].rows;
      bench_run (&(struct bench_case) { sizes[s].name, (double) n * rows, call,
					reset, sums, MAX_ROWS, F32,
					n * 1.2e-7 });
    }
}
