/* Checking and timing of the variants of the loops of TSVC_2.

   loops.def has a line LOOP (name, argument, near) for each loop.  Its
   variants are name_gcc, name_omp and name_ripple.

   Each variant runs once on numbers of both signs that are eighths from -1 to
   1, so that short sums of products are exact however they are rounded, and
   once as TSVC_2 fills its arrays; name_gcc says what is right.  With the
   eighths Ripple must compute equal numbers, unless NEAR.  What is timed are
   TSVC_2's arrays.  An argument that TSVC_2 passes as a floating number and
   the function takes for an integer is the integer 1 here.

   A line of the output is the loop, the median of the quotients of times
   name_gcc / name_ripple, that of name_omp / name_ripple, and nanoseconds of
   Ripple for the whole loop; or MISMATCH, the variant, the loop and which
   numbers.

   Environment: BENCH_MS, milliseconds per variant and round (2);
   BENCH_ROUNDS (21).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define _GNU_SOURCE
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../clock.h"
#include "common.h"
#include "array_defs.h"

#define ALIGNED __attribute__ ((aligned (ARRAY_ALIGNMENT)))

ALIGNED real_t flat_2d_array[LEN_2D * LEN_2D];
ALIGNED real_t a[LEN_1D], b[LEN_1D], c[LEN_1D], d[LEN_1D], e[LEN_1D];
ALIGNED real_t x[LEN_1D];
ALIGNED real_t aa[LEN_2D][LEN_2D], bb[LEN_2D][LEN_2D], cc[LEN_2D][LEN_2D];
ALIGNED real_t tt[LEN_2D][LEN_2D];
ALIGNED int indx[LEN_1D];
real_t *__restrict__ xx;
real_t *yy;
int repeat;

/* All of them, to fill, save and compare.  */
static const struct
{
  real_t *first;
  size_t length;
} arrays[] =
{
#define ARRAY(name) { (real_t *) name, sizeof name / sizeof (real_t) }
  ARRAY (a), ARRAY (b), ARRAY (c), ARRAY (d), ARRAY (e), ARRAY (x),
  ARRAY (aa), ARRAY (bb), ARRAY (cc), ARRAY (tt), ARRAY (flat_2d_array)
};
enum { N_ARRAYS = sizeof arrays / sizeof arrays[0] };

/* Arguments of the functions.  */
static int one = 1, half = LEN_1D / 2, ip[LEN_1D];
static struct { int a, b; } ones = { 1, 1 };
static struct { int *a; real_t b; } ip_real = { ip, 1 };
static struct { int *a; int b; } ip_one = { ip, 1 };
static struct { int *a; int b, c; } ip_row = { ip, LEN_2D / 2, 1 };
static int none;

typedef real_t function (struct args_t *);
enum { GCC, OMP, RIPPLE, N_VARIANTS };
static const char *const variant_names[] = { "gcc", "omp", "ripple" };

#define LOOP(name, argument, near) \
  extern function name##_gcc, name##_omp, name##_ripple;
#include "loops.def"
#undef LOOP

static const struct loop
{
  const char *name;
  void *argument;
  bool near;
  function *variants[N_VARIANTS];
} loops[] =
{
#define LOOP(name, argument, near) \
  { #name, &argument, near, { name##_gcc, name##_omp, name##_ripple } },
#include "loops.def"
#undef LOOP
};
enum { N_LOOPS = sizeof loops / sizeof loops[0], MAX_ROUNDS = 101 };

/* The last number that a function showed to the rest of the program.  */
static volatile real_t shown;

int
dummy (real_t *a1 __attribute__ ((unused)),
       real_t *b1 __attribute__ ((unused)),
       real_t *c1 __attribute__ ((unused)),
       real_t *d1 __attribute__ ((unused)),
       real_t *e1 __attribute__ ((unused)),
       real_t (*aa1)[LEN_2D] __attribute__ ((unused)),
       real_t (*bb1)[LEN_2D] __attribute__ ((unused)),
       real_t (*cc1)[LEN_2D] __attribute__ ((unused)), real_t s)
{
  shown = s;
  return 0;
}

/* common.c prints names of functions by this.  */
int
quiet_printf (const char *format __attribute__ ((unused)), ...)
{
  return 0;
}

/* Fill the arrays for LOOP: as TSVC_2 does, or, if MIXED, with eighths.  Those
   that it leaves alone are 1.  */
static void
fill (const struct loop *loop, bool mixed)
{
  uint32_t state = 2463534242u;
  for (int k = 0; k < N_ARRAYS; k++)
    for (size_t i = 0; i < arrays[k].length; i++)
      if (mixed)
	{
	  state ^= state << 13;
	  state ^= state >> 17;
	  state ^= state << 5;
	  arrays[k].first[i] = ((real_t) (int) (state % 17) - 8) / 8;
	}
      else
	arrays[k].first[i] = 1;
  if (!mixed)
    initialise_arrays (loop->name);
}

static real_t
call (const struct loop *loop, int v, int times)
{
  struct args_t args = { .arg_info = loop->argument };
  repeat = times;
  return loop->variants[v] (&args);
}

static bool
same_p (real_t u, real_t v, real_t tolerance)
{
  return u == v || (isnan (u) && isnan (v))
	 || ABS (u - v) <= tolerance * (ABS (u) + ABS (v) + 1);
}

/* Run variant V of LOOP once, and save in or, if COMPARED, compare with
   RESULTS.  Return whether they are the same.  */
static bool
check (const struct loop *loop, int v, bool mixed, bool compared,
       real_t tolerance, real_t *results)
{
  bool same = true;
  fill (loop, mixed);
  shown = 0;
  real_t result = call (loop, v, 1);
  real_t numbers[] = { result, shown };
  for (int k = -1; k < N_ARRAYS; k++)
    {
      const real_t *from = k < 0 ? numbers : arrays[k].first;
      size_t length = k < 0 ? 2 : arrays[k].length;
      if (compared)
	for (size_t i = 0; i < length; i++)
	  same &= same_p (from[i], results[i], tolerance);
      else
	memcpy (results, from, length * sizeof *from);
      results += length;
    }
  return same;
}

static bool
right_p (const struct loop *loop)
{
  static real_t results[2 + 6 * LEN_1D + 5 * LEN_2D * LEN_2D];
  bool right = true;
  for (int mixed = 0; mixed < 2; mixed++)
    {
      check (loop, GCC, mixed, false, 0, results);
      for (int v = OMP; v <= RIPPLE; v++)
	{
	  bool exact = mixed && v == RIPPLE && !loop->near;
	  if (check (loop, v, mixed, true, exact ? 0 : 1e-3f, results))
	    continue;
	  printf ("MISMATCH\t%s\t%s\t%s\n", variant_names[v], loop->name,
		  mixed ? "eighths" : "TSVC_2's arrays");
	  right = false;
	}
    }
  return right;
}

/* Return the time of variant V of LOOP, that is run TIMES times.  */
static double
time_call (const struct loop *loop, int v, int times)
{
  fill (loop, false);
  double start = seconds ();
  call (loop, v, times);
  return seconds () - start;
}

static void
measure (const struct loop *loop, int rounds, double duration)
{
  double by_gcc[MAX_ROUNDS], by_omp[MAX_ROUNDS], each[MAX_ROUNDS];
  int times[N_VARIANTS];
  for (int v = 0; v < N_VARIANTS; v++)
    {
      double taken;
      for (times[v] = 1;; times[v] *= 2)
	if ((taken = time_call (loop, v, times[v])) > duration / 4)
	  break;
      times[v] = (int) (times[v] * duration / taken) + 1;
    }
  /* TSVC_2's arrays are not the same after each repetition: all variants must
     do the same ones.  */
  for (int v = 0; v < N_VARIANTS; v++)
    if (times[v] < times[GCC])
      times[GCC] = times[v];
  for (int r = 0; r < rounds; r++)
    {
      double time[N_VARIANTS];
      for (int v = 0; v < N_VARIANTS; v++)
	{
	  int turn = (v + r) % N_VARIANTS;
	  time[turn] = time_call (loop, turn, times[GCC]);
	}
      by_gcc[r] = time[GCC] / time[RIPPLE];
      by_omp[r] = time[OMP] / time[RIPPLE];
      each[r] = 1e9 * time[RIPPLE] / times[GCC];
    }
  printf ("%s\t%.3f\t%.3f\t%.1f\n", loop->name, median (by_gcc, rounds),
	  median (by_omp, rounds), median (each, rounds));
}

int
main (void)
{
  int rounds = (int) fmin (setting ("BENCH_ROUNDS", 21), MAX_ROUNDS);
  double duration = 1e-3 * setting ("BENCH_MS", 2);
  int *indices;
  real_t s1, s2;
  bool right = true;

  init (&indices, &s1, &s2);
  memcpy (ip, indices, sizeof ip);
  for (int i = 0; i < N_LOOPS; i++)
    {
      right &= right_p (&loops[i]);
      measure (&loops[i], rounds, duration);
      fflush (stdout);
    }
  return !right;
}
