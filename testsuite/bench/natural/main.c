/* Check and time the kernels of all areas: see natural.h and run.sh.

   Usage: natural [KERNEL...]

   Each kernel is done in a child, so that a crash costs this kernel only.
   First each variant runs once on the same data, and all data is compared;
   then both are timed in turns, round by round.  Prints a line for each
   kernel: name, median of (time of GCC / time of Ripple) of the rounds,
   quartiles, nanoseconds of a call for GCC and for Ripple.

   Environment: BENCH_MS, milliseconds per variant and round (8; less than 1
   is for checking only); BENCH_ROUNDS (15); BENCH_CPU, the processor to use
   (any); NATURAL_VERBOSE, if set, shows the first element that differs.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define _GNU_SOURCE
#include "../clock.h"
#include "natural.h"

#include <math.h>
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

float *fa, *fb, *fc, *fp, *fx, *fy, *fz, *fw;
double *da, *db, *dx;
int *ia, *ib, *in, *ix, *iy;
unsigned *ua, *ub, *us, *ux;
uint64_t *qa, *qx;
uint8_t *ba, *bb, *bt, *bx, *by, *bz;
int8_t *ca, *cb, *cx;
int16_t *sa, *sb, *sx;

/* What is in the data.  */
enum content
{
  UNIT,				/* From -1 to 1.  */
  POSITIVE,			/* From 0.05 to 1.  */
  DOUBLE,			/* From -1 to 1.  */
  SMALL,			/* From -1000 to 1000.  */
  INDEX,			/* A permutation of 0 to N - 1, repeated.  */
  FEW,				/* From 1 to 5000, most below 100.  */
  BITS,				/* Any integer.  */
  TEXT				/* Words, lines, some bytes above 127.  */
};

static struct pool
{
  void *where;			/* The address of the pointer.  */
  size_t size;			/* Of an element.  */
  enum content content;
  uint8_t *data, *first, *want;
  size_t low, high;		/* The bytes that the kernel changes.  */
} pools[] =
{
#define P(name, content) { &name, sizeof *name, content, 0, 0, 0, 0, 0 }
  P (fa, UNIT), P (fb, UNIT), P (fc, UNIT), P (fp, POSITIVE), P (fx, UNIT),
  P (fy, UNIT), P (fz, UNIT), P (fw, UNIT), P (da, DOUBLE), P (db, DOUBLE),
  P (dx, DOUBLE), P (ia, SMALL), P (ib, SMALL), P (in, INDEX), P (ix, SMALL),
  P (iy, SMALL), P (ua, BITS), P (ub, BITS), P (us, FEW), P (ux, BITS),
  P (qa, BITS), P (qx, BITS), P (ba, BITS), P (bb, BITS), P (bt, TEXT),
  P (bx, BITS), P (by, BITS), P (bz, BITS), P (ca, BITS), P (cb, BITS),
  P (cx, BITS), P (sa, BITS), P (sb, BITS), P (sx, BITS)
#undef P
};
enum { POOLS = sizeof pools / sizeof pools[0], MAX_ROUNDS = 101, PAD = 256 };

static uint64_t
random_bits (void)
{
  static uint64_t state = 88172645463325252u;
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state * 0x2545f4914f6cdd1du;
}

static double
random_between (double low, double high)
{
  return low + (high - low) * (double) (random_bits () >> 11) * 0x1p-53;
}

static size_t
pool_bytes (const struct pool *p)
{
  return (POOL + 2 * PAD) * p->size;
}

static void
fill_text (uint8_t *text, size_t n)
{
  static const char letters[] = "etaoinshrdlucmfwypvbgkETAOIN0123456789";
  size_t word = 4, line = 0;
  for (size_t i = 0; i < n; i++, line++)
    if (word-- == 0)
      {
	text[i] = line > 60 ? '\n' : i % 11 == 0 ? '\t' : ' ';
	line = line > 60 ? 0 : line;
	word = 1 + random_bits () % 9;
      }
    else if (random_bits () % 40 == 0)
      text[i] = (uint8_t) (128 + random_bits () % 112);
    else
      text[i] = letters[random_bits () % (sizeof letters - 1)];
}

static void
fill (struct pool *p)
{
  size_t n = POOL + 2 * PAD;
  uint8_t *b = p->first;
  for (size_t i = 0; i < n; i++)
    switch (p->content)
      {
      case UNIT:
	((float *) b)[i] = (float) random_between (-1, 1);
	break;
      case POSITIVE:
	((float *) b)[i] = (float) random_between (.05, 1);
	break;
      case DOUBLE:
	((double *) b)[i] = random_between (-1, 1);
	break;
      case SMALL:
	((int *) b)[i] = (int) random_between (-1000, 1001);
	break;
      case INDEX:
	((int *) b)[i] = (int) ((i + N - PAD) % N);
	break;
      case FEW:
	((unsigned *) b)[i] = (unsigned) (random_bits () % 20
					  ? random_between (1, 100)
					  : random_between (1, 5000));
	break;
      case BITS:
	{
	  uint64_t bits = random_bits ();
	  memcpy (b + i * p->size, &bits, p->size);
	  break;
	}
      case TEXT:
	fill_text (b, n);
	return;
      }
  if (p->content == INDEX)
    for (int i = N - 1; i > 0; i--)
      {
	int *x = (int *) b + PAD, j = (int) (random_bits () % (i + 1));
	int other = x[j];
	x[j] = x[i];
	x[i] = other;
      }
}

/* Different arrays at different offsets within a page.  */

static void
make_pools (void)
{
  for (int k = 0; k < POOLS; k++)
    {
      struct pool *p = &pools[k];
      size_t bytes = pool_bytes (p), offset = (size_t) (k % 16) * 832;
      uint8_t *memory
	= aligned_alloc (4096, (bytes + offset + 4095) / 4096 * 4096);
      p->first = malloc (bytes);
      p->want = malloc (bytes);
      if (!memory || !p->first || !p->want)
	{
	  fprintf (stderr, "natural: no memory left\n");
	  exit (2);
	}
      p->data = memory + offset;
      fill (p);
      memcpy (p->data, p->first, bytes);
      *(void **) p->where = p->data + PAD * p->size;
    }
}

struct test
{
  const char *name;
  int flags;
  void (*call[2]) (void);
};
static struct test tests[512];
static int n_tests;

void
natural_register (const char *name, int variant, int flags,
		  void (*call) (void))
{
  int k = 0;
  while (k < n_tests && strcmp (tests[k].name, name))
    k++;
  if (k == n_tests && n_tests++ == sizeof tests / sizeof tests[0])
    abort ();
  tests[k].name = name;
  tests[k].flags = flags;
  tests[k].call[variant] = call;
}

/* Find what the call just done has changed: only that is put back then, so
   that the rest stays in the cache or out of it as it is.  */

static void
note_changes (void)
{
  for (int k = 0; k < POOLS; k++)
    {
      struct pool *p = &pools[k];
      size_t low = 0, high = pool_bytes (p);
      while (low < high && p->data[low] == p->first[low])
	low++;
      while (low < high && p->data[high - 1] == p->first[high - 1])
	high--;
      p->low = low;
      p->high = high;
    }
}

static void
reset (void)
{
  for (int k = 0; k < POOLS; k++)
    memcpy (pools[k].data + pools[k].low, pools[k].first + pools[k].low,
	    pools[k].high - pools[k].low);
}

static bool
near_p (double a, double b, double bound)
{
  if (isnan (b))
    return isnan (a);
  return a == b || fabs (a - b) <= bound * (1 + fabs (b));
}

/* Return how many elements differ from those of the plain loop.  */

static long
count_wrong (const struct test *t)
{
  long wrong = 0, changed = 1;
  for (int k = 0; k < POOLS; k++)
    {
      struct pool *p = &pools[k];
      for (size_t i = 0; i < POOL + 2 * PAD; i++)
	{
	  const uint8_t *is = p->data + i * p->size;
	  const uint8_t *want = p->want + i * p->size;
	  bool same = !memcmp (is, want, p->size);
	  changed += memcmp (p->first + i * p->size, want, p->size) != 0;
	  if (p->content <= POSITIVE)
	    same |= near_p (*(const float *) is, *(const float *) want, 2e-4);
	  else if (p->content == DOUBLE)
	    same |= near_p (*(const double *) is, *(const double *) want,
			    1e-10);
	  if (!same && wrong++ == 0 && getenv ("NATURAL_VERBOSE"))
	    {
	      if (p->content <= POSITIVE)
		fprintf (stderr, "%s: pool %d, %ld: %g, not %g\n", t->name, k,
			 (long) i - PAD, *(const float *) is,
			 *(const float *) want);
	      else
		fprintf (stderr, "%s: pool %d, %ld: %d.., not %d..\n", t->name,
			 k, (long) i - PAD, is[0], want[0]);
	    }
	}
    }
  return t->flags & NATURAL_NEAR && wrong <= changed / 100 ? 0 : wrong;
}

static double
time_calls (void (*call) (void), long calls)
{
  reset ();
  call ();
  double start = seconds ();
  for (long i = 0; i < calls; i++)
    call ();
  return (seconds () - start) / (double) calls;
}

static long
calls_for (void (*call) (void), double duration)
{
  for (long calls = 1;; calls *= 2)
    {
      double taken = time_calls (call, calls) * (double) calls;
      if (taken > duration / 4)
	return (long) ((double) calls * duration / taken) + 1;
    }
}

/* The child's work; the exit status is 1 if the results differ.  */

static int
check_and_time (const struct test *t)
{
  double quotient[MAX_ROUNDS], time[2][MAX_ROUNDS];
  int rounds = (int) fmin (setting ("BENCH_ROUNDS", 15), MAX_ROUNDS);
  double duration = 1e-3 * setting ("BENCH_MS", 8);
  long calls[2];

  t->call[0] ();
  note_changes ();
  for (int k = 0; k < POOLS; k++)
    {
      memcpy (pools[k].want, pools[k].data, pool_bytes (&pools[k]));
      memcpy (pools[k].data, pools[k].first, pool_bytes (&pools[k]));
    }
  t->call[1] ();
  if (count_wrong (t) != 0)
    return 1;
  for (int k = 0; k < POOLS; k++)
    memcpy (pools[k].data, pools[k].first, pool_bytes (&pools[k]));

  for (int v = 0; v < 2; v++)
    calls[v] = calls_for (t->call[v], duration);
  for (int r = 0; r < rounds; r++)
    {
      for (int v = 0; v < 2; v++)
	time[v][r] = time_calls (t->call[v], calls[v]);
      quotient[r] = time[0][r] / time[1][r];
    }
  qsort (quotient, rounds, sizeof quotient[0], compare_doubles);
  printf ("%s\t%.3f\t%.3f\t%.3f\t%.0f\t%.0f\n", t->name, quotient[rounds / 2],
	  quotient[rounds / 4], quotient[rounds - 1 - rounds / 4],
	  1e9 * median (time[0], rounds), 1e9 * median (time[1], rounds));
  return 0;
}

static bool
run_test (const struct test *t)
{
  int status = 0;
  fflush (stdout);
  pid_t child = fork ();
  if (child == 0)
    {
      alarm (30);
      status = check_and_time (t);
      fflush (stdout);
      _exit (status);
    }
  if (child < 0 || waitpid (child, &status, 0) < 0)
    return false;
  if (status != 0)
    printf ("%s\tWRONG\t%s\n", t->name,
	    WIFSIGNALED (status) ? "crashed or hung" : "differs");
  return status == 0;
}

int
main (int argc, char **argv)
{
  bool right = true;
  int cpu = (int) setting ("BENCH_CPU", -1);
  if (cpu >= 0)
    {
      cpu_set_t set;
      CPU_ZERO (&set);
      CPU_SET (cpu, &set);
      sched_setaffinity (0, sizeof set, &set);
    }
  make_pools ();
  for (int k = 0; k < n_tests; k++)
    {
      bool wanted = argc == 1;
      for (int i = 1; i < argc; i++)
	wanted |= !strcmp (argv[i], tests[k].name);
      if (wanted && tests[k].call[0] && tests[k].call[1])
	right &= run_test (&tests[k]);
    }
  return !right;
}
