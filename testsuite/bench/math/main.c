/* Times the variants of the functions of kernels.h and prints, for each
   function, the time of an element in nanoseconds with Ripple and the time of
   Ripple / that of the others.

   Usage: main [FUNCTION...]
	  main -count VARIANT TIMES FUNCTION

   The arguments fit into the first cache.  Each figure is the least of many.
   With -count VARIANT is only run, so often, and the sum of its results
   printed.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define _GNU_SOURCE 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include "kernels.h"

enum { N = 1024, ROUNDS = 60, TIMES = 20 };

/* The first is what the others are compared with.  */

#define ONE(NAME, A, B) DECLARE (NAME)
#define TWO(NAME, A, B, C, D) DECLARE (NAME)
#define DECLARE_(VARIANT, NAME) \
  extern void PASTE (VARIANT, NAME, f) PARAMETERS (float) \
    __attribute__ ((weak)); \
  extern void PASTE (VARIANT, NAME, d) PARAMETERS (double) \
    __attribute__ ((weak));
#define DECLARE(NAME) DECLARE_ (ripple, NAME) DECLARE_ (fast, NAME) \
  DECLARE_ (exact, NAME) DECLARE_ (libmvec, NAME) DECLARE_ (sleef, NAME) \
  DECLARE_ (gcc, NAME) DECLARE_ (ispc, NAME) DECLARE_ (hand, NAME)
FUNCTIONS
KERNELS

#undef ONE
#undef TWO

static const char *const variants[]
  = { "ripple", "fast", "exact", "libmvec", "sleef", "gcc", "ispc", "hand" };
enum { COUNT = sizeof variants / sizeof variants[0] };

typedef void kernel (void *y, const void *x, const void *z, long n);

static const struct function
{
  const char *name;
  int is_double;
  double range[4];
  kernel *variant[COUNT];
} functions[] =
{
#define ALL(NAME, S) { \
  (kernel *) PASTE (ripple, NAME, S), (kernel *) PASTE (fast, NAME, S), \
  (kernel *) PASTE (exact, NAME, S), (kernel *) PASTE (libmvec, NAME, S), \
  (kernel *) PASTE (sleef, NAME, S), (kernel *) PASTE (gcc, NAME, S), \
  (kernel *) PASTE (ispc, NAME, S), (kernel *) PASTE (hand, NAME, S) }
#define ONE(NAME, A, B) TWO (NAME, A, B, 0, 0)
#define TWO(NAME, A, B, C, D) \
  { #NAME "f", 0, { A, B, C, D }, ALL (NAME, f) }, \
  { #NAME, 1, { A, B, C, D }, ALL (NAME, d) },
  FUNCTIONS
  KERNELS
};

static double
now (void)
{
  struct timespec t;
  clock_gettime (CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static void
fill (void *to, int is_double, double least, double most)
{
  for (int i = 0; i < N; i++)
    {
      double x = least + (most - least) * (rand () / (RAND_MAX + 1.0));
      if (is_double)
	((double *) to)[i] = x;
      else
	((float *) to)[i] = (float) x;
    }
}

static double x[N], y[N], z[N];

/* The arguments of F.  */

static void
fill_for (const struct function *f)
{
  fill (x, f->is_double, f->range[0], f->range[1]);
  fill (z, f->is_double, f->range[2], f->range[3]);
}

static int
count (const char *variant, int times, const char *name)
{
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
    for (int v = 0; v < COUNT; v++)
      if (strcmp (functions[i].name, name) == 0
	  && strcmp (variants[v], variant) == 0 && functions[i].variant[v])
	{
	  double sum = 0;
	  fill_for (&functions[i]);
	  while (times--)
	    functions[i].variant[v] (y, x, z, N);
	  for (int k = 0; k < N; k++)
	    sum += functions[i].is_double ? y[k] : ((float *) y)[k];
	  printf ("%.4g\n", sum);
	  return 0;
	}
  return 1;
}

int
main (int argc, char **argv)
{
  if (argc == 5 && strcmp (argv[1], "-count") == 0)
    return count (argv[2], atoi (argv[3]), argv[4]);
  printf ("%-14s %8s", "function", "ns");
  for (int v = 1; v < COUNT; v++)
    printf (" %8s", variants[v]);
  puts ("");
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
    {
      const struct function *f = &functions[i];
      double least[COUNT];
      int wanted = argc < 2;
      for (int a = 1; a < argc; a++)
	wanted |= strcmp (argv[a], f->name) == 0;
      if (!wanted || !f->variant[0])
	continue;
      fill_for (f);
      for (int round = 0; round < ROUNDS; round++)
	for (int v = 0; v < COUNT; v++)
	  if (f->variant[v])
	    {
	      double begin = now ();
	      for (int k = 0; k < TIMES; k++)
		f->variant[v] (y, x, z, N);
	      double t = (now () - begin) / TIMES / N;
	      if (round == 0 || t < least[v])
		least[v] = t;
	    }
      printf ("%-14s %8.3f", f->name, least[0]);
      for (int v = 1; v < COUNT; v++)
	if (f->variant[v])
	  printf (" %8.2f", least[0] / least[v]);
	else
	  printf (" %8s", "-");
      puts ("");
      fflush (stdout);
    }
  return 0;
}
