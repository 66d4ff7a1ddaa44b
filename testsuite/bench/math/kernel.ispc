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

inline float
normal (float x)
{
  float l = abs (x);
  float k = 1.0f / (1.0f + 0.2316419f * l);
  float w = ((((1.330274429f * k - 1.821255978f) * k + 1.781477937f) * k
	      - 0.356563782f) * k + 0.31938153f) * k
	    * (0.39894228040f * exp (-l * l * 0.5f));
  return x > 0 ? 1.0f - w : w;
}

export void
ispc_black_scholesf (uniform float y[], const uniform float x[],
		     const uniform float z[], uniform int64 n)
{
  foreach (i = 0 ... n)
    {
      float t = 1.5f, r = 0.03f, v = 0.3f, s = x[i];
      float q = v * sqrt (t);
      float d1 = (log (s / z[i]) + (r + v * v * 0.5f) * t) / q;
      float d2 = d1 - q;
      y[i] = s * normal (d1) - z[i] * exp (-r * t) * normal (d2);
    }
}
