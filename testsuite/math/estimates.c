/* Estimates of the errors of the float functions of one argument, by vectors:
   floats.c computes the error only where its estimate is large.

   GCC's vectorizer makes calls of libmvec's functions for double of the
   references, whose errors of some 2^-50 do not matter.  Compile without the
   plugin, with

     -O3 -fno-math-errno -fno-trapping-math -fopenmp-simd -D__FAST_MATH__

   where the last makes math.h declare those functions, and link with -lmvec;
   without libmvec it is right, too, and slow.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "floats.h"
#include <stdint.h>
#include <string.h>

/* By how many ULP Y differs from R, 0 for equal infinities, zeros and NaN,
   NaN for what needs a second look.  */

static inline double
estimate (float y, double r)
{
  float nearest = (float) r;
  uint32_t y_bits, nearest_bits;
  uint64_t ulp_bits;
  double ulp;
  memcpy (&y_bits, &y, sizeof y);
  memcpy (&nearest_bits, &nearest, sizeof nearest);
  memcpy (&ulp_bits, &r, sizeof r);
  ulp_bits &= UINT64_C (0x7ff) << 52;
  memcpy (&ulp, &ulp_bits, sizeof ulp);
  ulp = ulp < 0x1p-126 ? 0x1p-149 : ulp * 0x1p-23;
  double error = fabs (y - r) / ulp;
  error = (y_bits ^ nearest_bits) >> 31 ? NAN : error;
  error = y_bits == nearest_bits && (y == 0 || y - y != 0) ? 0 : error;
  return y != y && r != r ? 0 : error;
}

/* estimate_NAME: the estimates of Y[0..N-1], the results of X; false if none
   is above BOUND.  */
#define X(NAME, REFERENCE) \
  extern int estimate_##NAME (double *, const float *, const float *, size_t, \
			      double); \
  int \
  estimate_##NAME (double *error, const float *y, const float *x, size_t n, \
		   double bound) \
  { \
    long above = 0; \
    for (size_t i = 0; i < n; i++) \
      { \
	error[i] = estimate (y[i], REFERENCE (x[i])); \
	above += !(error[i] <= bound); \
      } \
    return above > 0; \
  }
FUNCTIONS
