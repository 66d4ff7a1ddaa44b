/* What floats.c and estimates.c share: the float functions of one argument
   with their references, functions of the C library for double.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef _GNU_SOURCE
# define _GNU_SOURCE 1
#endif
#include <math.h>

/* Some of these math.h need not declare.  */
extern float exp10f (float), rsqrtf (float), sinpif (float), cospif (float);
extern double exp10 (double);

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

/* X (name, reference): at most 1 ULP.  */
#ifndef FUNCTIONS
# define FUNCTIONS \
  X (exp, exp) X (exp2, exp2) X (exp10, exp10) X (expm1, expm1) \
  X (log, log) X (log2, log2) X (log10, log10) X (log1p, log1p) \
  X (sqrt, sqrt) X (rsqrt, rsqrt_reference) X (cbrt, cbrt) \
  X (sin, sin) X (cos, cos) X (tan, tan) \
  X (sinpi, sinpi_reference) X (cospi, cospi_reference) \
  X (asin, asin) X (acos, acos) X (atan, atan) \
  X (sinh, sinh) X (cosh, cosh) X (tanh, tanh) \
  X (asinh, asinh) X (acosh, acosh) X (atanh, atanh) \
  X (erf, erf) X (erfc, erfc) X (tgamma, tgamma) X (lgamma, lgamma)
#endif
