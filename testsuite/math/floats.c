/* The errors of the float functions of one argument, for all or some of their
   2^32 arguments.

   Usage: floats [-STEP] [NAME...]

   The arguments whose bits are 0, STEP, 2 STEP and so on go through the
   functions NAME, or all, on lanes.  The results are compared with those of
   the C library's function for double, whose error of some 2^-52 does not
   matter: they may differ by so many ULP as the table below says.  NaN,
   infinities and the signs of zeros have to be the same.  STEP is 1 if it is
   not given, unless -DSTEP says otherwise.

   Prints a line for each function: its name, the largest error, the argument
   and the result that have it, and how many are wrong.  Exit status 1 if some
   are.

   With -DESTIMATES vectors that are not ours estimate the errors, see
   estimates.c, and the reference is asked only where an error may be larger
   than the others.  That takes seconds a function instead of minutes.

   With -DDIRECT the functions of ripple/math/ are called by their own names.
   ROUND=up, down or zero in the environment is the rounding mode.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "floats.h"
#include <ripple.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "rounding.h"
#ifdef HEADER
# include HEADER
#endif

#ifndef LANES
# define LANES 16
#endif
#ifdef DIRECT
# define __RIPPLE_MATH_FILES__ 0xfff
# include <ripple/math/math.h>
# define ON_LANES(NAME) __ripplemath_##NAME
#else
# define ON_LANES(NAME) NAME
#endif

enum { CHUNK = 4096 };

#ifndef LIMIT
# define LIMIT 1.0
#endif
#ifndef STEP
# define STEP 1
#endif

#define X(NAME, REFERENCE) \
  static void \
  lanes_##NAME (float *y, const float *x, size_t n) \
  { \
    ripple_block_t bs = ripple_set_block_shape (0, LANES); \
    ripple_parallel (bs, 0); \
    for (size_t i = 0; i < n; i++) \
      y[i] = ON_LANES (NAME##f) (x[i]); \
  }
FUNCTIONS
#undef X

/* With -DESTIMATES vectors estimate the errors first: estimates.c.  */
#ifdef ESTIMATES
# define X(NAME, REFERENCE) \
  extern int estimate_##NAME (double *error, const float *y, const float *x, \
			      size_t n, double bound);
FUNCTIONS
# undef X
# define ESTIMATE(NAME) estimate_##NAME
#else
# define ESTIMATE(NAME) NULL
#endif

static const struct function
{
  const char *name;
  void (*lanes) (float *y, const float *x, size_t n);
  double (*reference) (double x);
  int (*estimate) (double *error, const float *y, const float *x, size_t n,
		   double bound);
} functions[] =
{
#define X(NAME, REFERENCE) \
  { #NAME "f", lanes_##NAME, REFERENCE, ESTIMATE (NAME) },
  FUNCTIONS
#undef X
};

/* With -DFINITE only numbers matter, some way from the ends of the range: that
   is what -ffast-math promises, and subnormal numbers are zero there.  True if
   X with the exact result R is looked at.  */

static int
wanted_p (float x, double r)
{
#ifdef FINITE
  return fabs (x) >= 0x1p-100 && fabs (x) <= 0x1p100 && fabs (r) >= 0x1p-100
	 && fabs (r) <= 0x1p100;
#else
  (void) x;
  (void) r;
  return 1;
#endif
}

/* By how many ULP Y differs from R; infinity if it is of another kind.  */

static double
error_of (float y, double r)
{
  float near = (float) r;
  if (isnan (r) || isnan (y))
    return isnan (r) && isnan (y) ? 0 : INFINITY;
  if (r == 0 || isinf (r))
    return y == r && !signbit (y) == !signbit (r) ? 0 : INFINITY;
  if (!signbit (y) != !signbit (r))
    return INFINITY;
  /* Beyond the largest number, as if there were more of them.  */
  if (isinf (near) || isinf (y))
    {
      double largest = 0x1.fffffep127, to = isinf (y) ? 0x1p128 : fabs (y);
      if (fabs (r) < largest - 0x1p105)
	return INFINITY;
      return fabs (to - fmin (fabs (r), 0x1p128)) / 0x1p104;
    }
  int e = ilogb (r);
  return fabs (y - r) / scalbn (1, (e < -126 ? -126 : e) - 23);
}

/* Check F with every STEP-th argument; false if some result is wrong.  */

static int
check (const struct function *f, uint64_t step)
{
  static float x[CHUNK], y[CHUNK];
  static double estimates[CHUNK];
  double worst = 0, limit = rounding_limit (f->name, LIMIT);
  uint64_t at = 0, bad = 0;
  float where = 0, result = 0;
  while (at < UINT64_C (1) << 32)
    {
      size_t n = 0;
      for (; n < CHUNK && at < UINT64_C (1) << 32; n++, at += step)
	{
	  uint32_t bits = (uint32_t) at;
	  memcpy (&x[n], &bits, sizeof bits);
	}
      set_rounding ();
      f->lanes (y, x, n);
      reset_rounding ();
      double bound = fmin (worst, limit) - 1e-6;
      if (f->estimate && !f->estimate (estimates, y, x, n, bound))
	continue;
      for (size_t i = 0; i < n; i++)
	{
	  if (f->estimate && estimates[i] <= bound)
	    continue;
	  double r = f->reference (x[i]), error = error_of (y[i], r);
	  if (!wanted_p (x[i], r))
	    continue;
	  if (error > limit && bad++ < 10)
	    printf ("%s (%a) = %a, not %a: %g ULP\n", f->name, x[i], y[i], r,
		    error);
	  if (error > worst)
	    worst = error, where = x[i], result = y[i];
	}
    }
  printf ("%-8s %.4f at %a (%a), %llu wrong\n", f->name, worst, where, result,
	  (unsigned long long) bad);
  fflush (stdout);
  return bad == 0;
}

int
main (int argc, char **argv)
{
  uint64_t step = STEP;
  int right = 1, named = 0;
  for (int a = 1; a < argc; a++)
    if (argv[a][0] == '-')
      step = strtoull (argv[a] + 1, NULL, 0);
    else
      named = 1;
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
    {
      int wanted = !named;
      for (int a = 1; a < argc; a++)
	wanted |= strcmp (functions[i].name, argv[a]) == 0;
      if (wanted && step > 0)
	right &= check (&functions[i], step);
    }
  return !right;
}
