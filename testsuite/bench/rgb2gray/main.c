/* Grey from interleaved 8-bit red, green and blue.  */

#include "bench.h"

typedef void gray_fn (int, const uint8_t *, uint8_t *);
enum { MAX = 65536 };
static uint8_t *rgb, *gray;
static int n;

static void
call (kernel_fn *f)
{
  ((gray_fn *) f) (n, rgb, gray);
}

static void
reset (void)
{
  for (int i = 0; i < MAX; i++)
    gray[i] = (uint8_t) i;
}

void
bench_cases (void)
{
  static const struct { const char *name; int n; } sizes[] =
  {
    { "L1, odd: 1003", 1003 },
    { "L1: 4096", 4096 },
    { "L2: 65536", 65536 },
  };
  rgb = bench_alloc (3 * MAX);
  gray = bench_alloc (MAX);
  for (int i = 0; i < 3 * MAX; i++)
    rgb[i] = (uint8_t) bench_random (0, 256);
  for (int s = 0; s < 3; s++)
    {
      n = sizes[s].n;
      bench_run (&(struct bench_case) { sizes[s].name, n, call, reset, gray,
					MAX, U8, 0 });
    }
}
