// The functions of kernels.h by ISPC's own library of mathematics, as far as
// it has them.
//
// Copyright (C) 2026 The GCC Ripple authors.
// SPDX-License-Identifier: GPL-3.0-or-later

#define FOR(T, NAME, SUFFIX, CALL) \
  export void \
  ispc_##NAME##SUFFIX (uniform T y[], const uniform T x[], \
		       const uniform T z[], uniform int64 n) \
  { \
    foreach (i = 0 ... n) \
      y[i] = CALL; \
  }
#define ONE(NAME) \
  FOR (float, NAME, f, NAME (x[i])) FOR (double, NAME, d, NAME (x[i]))
#define TWO(NAME) \
  FOR (float, NAME, f, NAME (x[i], z[i])) \
  FOR (double, NAME, d, NAME (x[i], z[i]))
ONE (exp) ONE (log) ONE (sin) ONE (cos) ONE (tan) ONE (asin) ONE (acos)
ONE (atan) TWO (pow) TWO (atan2)

#define MIXED(T, SUFFIX) \
  export void \
  ispc_exp_where##SUFFIX (uniform T y[], const uniform T x[], \
			  const uniform T z[], uniform int64 n) \
  { \
    foreach (i = 0 ... n) \
      if (x[i] > 0) \
	y[i] = exp (x[i]); \
  } \
  \
  export void \
  ispc_sincos##SUFFIX (uniform T y[], const uniform T x[], \
		       const uniform T z[], uniform int64 n) \
  { \
    foreach (i = 0 ... n) \
      { \
	T sine, cosine; \
	sincos (x[i], &sine, &cosine); \
	y[i] = sine * cosine; \
      } \
  } \
  \
  inline T \
  normal (T x) \
  { \
    T l = abs (x); \
    T k = 1 / (1 + (T) 0.2316419d * l); \
    T w = (((((T) 1.330274429d * k - (T) 1.821255978d) * k \
	     + (T) 1.781477937d) * k - (T) 0.356563782d) * k \
	   + (T) 0.31938153d) * k \
	  * ((T) 0.39894228040d * exp (-l * l * (T) 0.5d)); \
    return x > 0 ? 1 - w : w; \
  } \
  \
  export void \
  ispc_black_scholes##SUFFIX (uniform T y[], const uniform T x[], \
			      const uniform T z[], uniform int64 n) \
  { \
    foreach (i = 0 ... n) \
      { \
	T t = (T) 1.5d, r = (T) 0.03d, v = (T) 0.3d, s = x[i]; \
	T q = v * sqrt (t); \
	T d1 = (log (s / z[i]) + (r + v * v * (T) 0.5d) * t) / q; \
	T d2 = d1 - q; \
	y[i] = s * normal (d1) - z[i] * exp (-r * t) * normal (d2); \
      } \
  }
MIXED (float, f)
MIXED (double, d)
