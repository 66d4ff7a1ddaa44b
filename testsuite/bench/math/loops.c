/* The functions of kernels.h in loops: with -DRIPPLE on lanes, else for GCC's
   vectorizer.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <math.h>
#include "kernels.h"

#ifdef RIPPLE
# include <ripple.h>
# ifdef SCALABLE
#  define LANES(T) (BYTES / sizeof (T) * ripple_vscale ())
# else
#  define LANES(T) (BYTES / sizeof (T))
# endif
# define LOOP(T) \
  ripple_block_t bs = ripple_set_block_shape (0, LANES (T)); \
  ripple_parallel (bs, 0); \
  for (long i = 0; i < n; i++)
#else
# define LOOP(T) \
  _Pragma ("omp simd") \
  for (long i = 0; i < n; i++)
#endif

#define FOR(T, NAME, SUFFIX, CALL) \
  void \
  PASTE (VARIANT, NAME, SUFFIX) PARAMETERS (T) \
  { \
    (void) z; \
    LOOP (T) \
      y[i] = CALL; \
  }
#define ONE(NAME, A, B) \
  FOR (float, NAME, f, NAME##f (x[i])) FOR (double, NAME, d, NAME (x[i]))
#define TWO(NAME, A, B, C, D) \
  FOR (float, NAME, f, NAME##f (x[i], z[i])) \
  FOR (double, NAME, d, NAME (x[i], z[i]))
FUNCTIONS

/* The price of a call, as in many collections of benchmarks.  */

static inline float
normal (float x)
{
  float l = fabsf (x), k = 1.0f / (1.0f + 0.2316419f * l);
  float w = ((((1.330274429f * k - 1.821255978f) * k + 1.781477937f) * k
	      - 0.356563782f) * k + 0.31938153f) * k
	    * (0.39894228040f * expf (-l * l * 0.5f));
  return x > 0 ? 1.0f - w : w;
}

static inline float
price (float s, float x)
{
  float t = 1.5f, r = 0.03f, v = 0.3f;
  float q = v * sqrtf (t);
  float d1 = (logf (s / x) + (r + v * v * 0.5f) * t) / q, d2 = d1 - q;
  return s * normal (d1) - x * expf (-r * t) * normal (d2);
}

void
PASTE (VARIANT, black_scholes, f) PARAMETERS (float)
{
  LOOP (float)
    y[i] = price (x[i], z[i]);
}
