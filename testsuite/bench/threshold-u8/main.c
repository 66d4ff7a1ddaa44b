/* Black and white from grey: 8-bit lanes, an if with two arms.  */

#include "bench.h"

typedef void threshold_fn (int, int, const uint8_t *, uint8_t *);
enum { MAX = 131072 };
static uint8_t *gray, *black_white;
static int n;

static void
call (kernel_fn *f)
{
  ((threshold_fn *) f) (n, 99, gray, black_white);
}

static void
reset (void)
{
  for (int i = 0; i < MAX; i++)
    black_white[i] = (uint8_t) i;
}

void
bench_cases (void)
{
  static const struct { const char *name; int n; } sizes[] =
  {
    { "L1, odd: 1003", 1003 },
    { "L1: 8192", 8192 },
    { "L2: 131072", 131072 },
  };
  gray = bench_alloc (MAX);
  black_white = bench_alloc (MAX);
  for (int i = 0; i < MAX; i++)
    gray[i] = (uint8_t) bench_random (0, 256);
  for (int s = 0; s < 3; s++)
    {
      n = sizes[s].n;
      bench_run (&(struct bench_case) { sizes[s].name, n, call, reset,
					black_white, MAX, U8, 0 });
    }
}
