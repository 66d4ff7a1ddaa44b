/* Checking and timing of the variants of a kernel; see bench.h.

   run.sh compiles this file once for every kernel, with NAME, the name of the
   kernel in the table, and variants.def, a line VARIANT (name) for each
   variant that was built.

   Environment: BENCH_MS, milliseconds per variant and round (2);
   BENCH_ROUNDS (15); BENCH_CPU, the processor to use (any).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define _GNU_SOURCE
#include "bench.h"
#include "clock.h"

#include <math.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define VARIANT(name) extern void kernel_##name (void);
#include "variants.def"
#undef VARIANT

static const struct variant
{
  const char *name;
  kernel_fn *function;
} variants[] =
{
#define VARIANT(name) { #name, kernel_##name },
#include "variants.def"
#undef VARIANT
};

enum { N_VARIANTS = sizeof variants / sizeof variants[0], MAX_ROUNDS = 101 };

/* With what Ripple is compared.  */
static const char *const peers[] =
{ "gcc_O3", "gcc_O3_512", "gcc_Ofast", "omp", "intrin", "ispc" };
enum { N_PEERS = sizeof peers / sizeof peers[0] };

static int failures;

void *
bench_alloc (size_t size)
{
  static int count;
  size_t offset = (size_t) (count++ % 16) * 832;	/* 13 cache lines.  */
  size_t rounded = (offset + size + 64 + 4095) / 4096 * 4096;
  char *memory = aligned_alloc (4096, rounded);
  if (!memory)
    {
      fprintf (stderr, "bench: no memory left\n");
      exit (2);
    }
  memset (memory, 0, rounded);
  return memory + offset;
}

float
bench_random (float low, float high)
{
  static uint64_t state = 88172645463325252u;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return low + (high - low) * (float) (state >> 40) * 0x1p-24f;
}

static int
find_variant (const char *name)
{
  for (int v = 0; v < N_VARIANTS; v++)
    if (!strcmp (variants[v].name, name))
      return v;
  return -1;
}

static size_t
output_bytes (const struct bench_case *c)
{
  return c->output_length * (c->element == U8 ? 1 : 4);
}

/* Return the number of elements of the output of C that differ from WANT.  */

static long
count_wrong (const struct bench_case *c, const void *want)
{
  long wrong = 0;
  for (size_t i = 0; i < c->output_length; i++)
    if (c->element == F32)
      {
	double a = ((float *) c->output)[i], b = ((const float *) want)[i];
	wrong += !(fabs (a - b) <= c->bound * (1 + fabs (b)));
      }
    else if (c->element == I32)
      wrong += ((int *) c->output)[i] != ((const int *) want)[i];
    else
      wrong += ((uint8_t *) c->output)[i] != ((const uint8_t *) want)[i];
  return c->element == I32 && wrong <= c->bound * c->elements ? 0 : wrong;
}

/* Return whether variant V computes what the plain one does.  It runs in a
   child, so that a crash costs this variant only.  */

static int
correct_p (const struct bench_case *c, int v, const void *want)
{
  int status;
  fflush (stdout);
  pid_t child = fork ();
  if (child == 0)
    {
      alarm (60);
      c->reset ();
      c->call (variants[v].function);
      _exit (count_wrong (c, want) != 0);
    }
  if (child < 0 || waitpid (child, &status, 0) < 0 || status == 0)
    return child >= 0;
  fprintf (stderr, "bench: %s, %s: %s %s\n", NAME, c->size, variants[v].name,
	   WIFSIGNALED (status) ? "crashed or hung" : "is WRONG");
  failures++;
  return 0;
}

static double
time_calls (const struct bench_case *c, int v, long calls)
{
  double start = seconds ();
  for (long i = 0; i < calls; i++)
    c->call (variants[v].function);
  return (seconds () - start) / (double) calls;
}

static long
calls_for (const struct bench_case *c, int v, double duration)
{
  for (long calls = 1;; calls *= 2)
    {
      double taken = time_calls (c, v, calls) * (double) calls;
      if (taken > duration / 4)
	return (long) ((double) calls * duration / taken) + 1;
    }
}

/* The quartiles of A / B, or of A.  */

struct spread
{
  double low, median, high;
};

static struct spread
quotients (const double *a, const double *b, int n)
{
  double quotient[MAX_ROUNDS];
  for (int i = 0; i < n; i++)
    quotient[i] = a[i] / (b ? b[i] : 1);
  qsort (quotient, n, sizeof quotient[0], compare_doubles);
  return (struct spread) { quotient[n / 4], quotient[n / 2],
			   quotient[n - 1 - n / 4] };
}

void
bench_run (const struct bench_case *c)
{
  static double time[N_VARIANTS][MAX_ROUNDS];
  int usable[N_VARIANTS];
  long calls[N_VARIANTS];
  int plain = find_variant ("plain"), ripple = find_variant ("ripple");
  int rounds = (int) fmin (setting ("BENCH_ROUNDS", 15), MAX_ROUNDS);
  double duration = 1e-3 * setting ("BENCH_MS", 2);

  c->reset ();
  c->call (variants[plain].function);
  void *want = malloc (output_bytes (c));
  memcpy (want, c->output, output_bytes (c));
  for (int v = 0; v < N_VARIANTS; v++)
    {
      usable[v] = v != plain && correct_p (c, v, want);
      if (usable[v])
	calls[v] = calls_for (c, v, duration);
    }
  free (want);

  for (int r = 0; r < rounds; r++)
    for (int v = 0; v < N_VARIANTS; v++)
      if (usable[v])
	time[v][r] = time_calls (c, v, calls[v]);

  bool right = ripple >= 0 && usable[ripple];
  double each = right ? 1e9 * quotients (time[ripple], NULL, rounds).median
			/ c->elements : 0;
  for (int i = 0; i < N_PEERS; i++)
    {
      int v = find_variant (peers[i]);
      if (v < 0)
	continue;
      printf ("%s\t%s\t%.4f\t%s\t", NAME, c->size, each, peers[i]);
      if (!right)
	printf ("%s\t-\t-\n", ripple < 0 ? "no build" : "Ripple is WRONG");
      else if (!usable[v])
	printf ("WRONG\t-\t-\n");
      else
	{
	  struct spread q = quotients (time[ripple], time[v], rounds);
	  printf ("%.3f\t%.3f\t%.3f\n", q.median, q.low, q.high);
	}
    }
  fflush (stdout);
}

int
main (void)
{
  int cpu = (int) setting ("BENCH_CPU", -1);
  if (cpu >= 0)
    {
      cpu_set_t set;
      CPU_ZERO (&set);
      CPU_SET (cpu, &set);
      sched_setaffinity (0, sizeof set, &set);
    }
  bench_cases ();
  return failures != 0;
}
