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

   With -DDIRECT the functions of ripple/math/ are called by their own names.
   ROUND=up, down or zero in the environment is the rounding mode.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define _GNU_SOURCE 1
#include <math.h>
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
# define ON_LANES(NAME) __ripplemath_##NAME
#else
# define ON_LANES(NAME) NAME
#endif

enum { CHUNK = 4096 };

static double
rsqrt_reference (double x)
{
  return 1 / sqrt (x);
}

/* sin (pi x) and cos (pi x); r is exact.  */

static double
sinpi_reference (double x)
{
  double r = x - 2 * rint (x / 2);
  if (x == rint (x) && isfinite (x))
    return copysign (0, x);
  if (fabs (r) > 0.5)
    r = copysign (1, r) - r;
  return isfinite (x) ? sin (r * M_PI) : NAN;
}

static double
cospi_reference (double x)
{
  double r = fabs (x - 2 * rint (x / 2));
  if (r == 0.5)
    return 0;
  return !isfinite (x) ? NAN : r < 0.25 ? cos (r * M_PI)
	 : sin ((0.5 - r) * M_PI);
}

/* X (name, reference): at most 1 ULP.  With math=exact all but two are rounded
   correctly.  */
#define ROUNDED_BY_EXACT \
  X (exp, exp) X (exp2, exp2) X (exp10, exp10) X (expm1, expm1) \
  X (log, log) X (log2, log2) X (log10, log10) X (log1p, log1p) \
  X (sqrt, sqrt) X (rsqrt, rsqrt_reference) X (cbrt, cbrt) \
  X (sin, sin) X (cos, cos) X (tan, tan) \
  X (sinpi, sinpi_reference) X (cospi, cospi_reference) \
  X (asin, asin) X (acos, acos) X (atan, atan) \
  X (sinh, sinh) X (cosh, cosh) X (tanh, tanh) \
  X (asinh, asinh) X (acosh, acosh) X (atanh, atanh) \
  X (erf, erf) X (erfc, erfc)
#ifndef FUNCTIONS
# define FUNCTIONS ROUNDED_BY_EXACT X (tgamma, tgamma) X (lgamma, lgamma)
#endif
#ifndef LIMIT
# define LIMIT 1.0
#endif
#ifndef STEP
# define STEP 1
#endif

/* Those that math.h need not declare.  */
extern float exp10f (float), rsqrtf (float), sinpif (float), cospif (float);
extern double exp10 (double);

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

static const struct function
{
  const char *name;
  void (*lanes) (float *y, const float *x, size_t n);
  double (*reference) (double x);
} functions[] =
{
#define X(NAME, REFERENCE) { #NAME "f", lanes_##NAME, REFERENCE },
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
  double worst = 0;
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
      for (size_t i = 0; i < n; i++)
	{
	  double r = f->reference (x[i]), error = error_of (y[i], r);
	  if (!wanted_p (x[i], r))
	    continue;
	  if (error > LIMIT && bad++ < 10)
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
