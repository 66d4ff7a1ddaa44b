/* C = A B, square, row by row; with -DTRANSPOSED_A, A column by column.  */

#include "bench.h"

typedef void sgemm_fn (int, const float *, const float *, float *);
enum { MAX = 256 };
static float *a, *b, *c;
static int n;

static void
call (kernel_fn *f)
{
  ((sgemm_fn *) f) (n, a, b, c);
}

static void
reset (void)
{
  for (int i = 0; i < MAX * MAX; i++)
    c[i] = -1;
}

void
bench_cases (void)
{
  static const struct { const char *name; int n; } sizes[] =
  {
    { "L1: 64", 64 },
    { "L2, odd: 101", 101 },
    { "L2: 192", 192 },
    { "256", 256 },
  };
  a = bench_alloc (MAX * MAX * sizeof *a);
  b = bench_alloc (MAX * MAX * sizeof *b);
  c = bench_alloc (MAX * MAX * sizeof *c);
  for (int i = 0; i < MAX * MAX; i++)
    {
      a[i] = bench_random (-1, 1);
      b[i] = bench_random (-1, 1);
    }
  for (int s = 0; s < 4; s++)
    {
      n = sizes[s].n;
      bench_run (&(struct bench_case) { sizes[s].name, (double) n * n * n,
					call, reset, c, MAX * MAX, F32,
					n * 1.2e-7 });
    }
}
