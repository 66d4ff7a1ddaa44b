/* The functions of kernels.h in loops: with -DRIPPLE on lanes, else for GCC's
   vectorizer.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define _GNU_SOURCE 1
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

/* exp under a condition, both of sincos, and the price of a call, as in many
   collections of benchmarks.  */

#define MIXED(T, S, SUFFIX) \
  void \
  PASTE (VARIANT, exp_where, SUFFIX) PARAMETERS (T) \
  { \
    (void) z; \
    LOOP (T) \
      if (x[i] > 0) \
	y[i] = exp##S (x[i]); \
  } \
  \
  static inline T \
  both##S (T x) \
  { \
    T sine, cosine; \
    sincos##S (x, &sine, &cosine); \
    return sine * cosine; \
  } \
  FOR (T, sincos, SUFFIX, both##S (x[i])) \
  \
  static inline T \
  normal##S (T x) \
  { \
    T l = fabs##S (x), k = 1 / (1 + (T) 0.2316419 * l); \
    T w = (((((T) 1.330274429 * k - (T) 1.821255978) * k \
	     + (T) 1.781477937) * k - (T) 0.356563782) * k \
	   + (T) 0.31938153) * k \
	  * ((T) 0.39894228040 * exp##S (-l * l * (T) 0.5)); \
    return x > 0 ? 1 - w : w; \
  } \
  \
  static inline T \
  price##S (T s, T x) \
  { \
    T t = (T) 1.5, r = (T) 0.03, v = (T) 0.3; \
    T q = v * sqrt##S (t); \
    T d1 = (log##S (s / x) + (r + v * v * (T) 0.5) * t) / q, d2 = d1 - q; \
    return s * normal##S (d1) - x * exp##S (-r * t) * normal##S (d2); \
  } \
  FOR (T, black_scholes, SUFFIX, price##S (x[i], z[i]))
MIXED (float, f, f)
MIXED (double, , d)
