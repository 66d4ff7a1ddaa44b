/* What all programs that time share: the clock, settings from the environment,
   medians.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef BENCH_CLOCK_H
#define BENCH_CLOCK_H

#include <stdlib.h>
#include <time.h>

/* Processor time: other processes do not count.  */

static inline double
seconds (void)
{
  struct timespec now;
  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

static inline int
compare_doubles (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;
  return (x > y) - (x < y);
}

/* The median of the N numbers X, which are sorted.  */

static inline double
median (double *x, int n)
{
  qsort (x, (size_t) n, sizeof *x, compare_doubles);
  return x[n / 2];
}

/* What the environment says of NAME, or OTHERWISE.  */

static inline double
setting (const char *name, double otherwise)
{
  const char *value = getenv (name);
  return value && *value ? atof (value) : otherwise;
}

#endif
