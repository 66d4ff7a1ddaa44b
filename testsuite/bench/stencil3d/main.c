/* One time step of the wave equation, a stencil of 19 points: three to either
   side along each of the three axes.  */

#include "bench.h"

typedef void stencil_fn (int, int, int, const float *, const float *,
			 const float *, float *);
enum { MAX = 144 * 48 * 24 };
static const float weight[4] = { 0.5f, -0.25f, 0.125f, -0.0625f };
static float *speed, *now, *next;
static int nx, ny, nz;

static void
call (kernel_fn *f)
{
  ((stencil_fn *) f) (nx, ny, nz, weight, speed, now, next);
}

static void
reset (void)
{
  for (int i = 0; i < MAX; i++)
    next[i] = (float) (i % 37) * 0.01f;
}

void
bench_cases (void)
{
  static const struct { const char *name; int nx, ny, nz; } sizes[] =
  {
    { "L1: 64x8x7", 64, 8, 7 },
    { "L2, odd: 75x27x19", 75, 27, 19 },
    { "L2: 134x24x12", 134, 24, 12 },
    { "L3: 134x48x24", 134, 48, 24 },
  };
  speed = bench_alloc (MAX * sizeof *speed);
  now = bench_alloc (MAX * sizeof *now);
  next = bench_alloc (MAX * sizeof *next);
  for (int i = 0; i < MAX; i++)
    {
      now[i] = bench_random (0, 1);
      speed[i] = bench_random (0, 0.2f);
    }
  for (int s = 0; s < 4; s++)
    {
      nx = sizes[s].nx;
      ny = sizes[s].ny;
      nz = sizes[s].nz;
      bench_run (&(struct bench_case) { sizes[s].name,
					(nx - 6.0) * (ny - 6) * (nz - 6), call,
					reset, next, MAX, F32, 1e-5 });
    }
}
