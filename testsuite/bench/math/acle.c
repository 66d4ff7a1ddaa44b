/* The functions of kernels.h with intrinsics of AArch64 that call SLEEF's
   functions: of errors up to 1 ULP.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "kernels.h"

#ifdef SCALABLE
# include <arm_sve.h>
typedef svfloat32_t floats;
typedef svfloat64_t doubles;
# define SINGLE_(NAME, ULP) Sleef_##NAME##fx_##ULP##sve
# define DOUBLE_(NAME, ULP) Sleef_##NAME##dx_##ULP##sve
# define EACH(BITS) \
  for (long i = 0; i < n; i += BITS == 32 ? svcntw () : svcntd ())
# define PARTS(BITS) svbool_t p = svwhilelt_b##BITS (i, n);
# define LOAD(BITS, P) svld1_f##BITS (p, P)
# define STORE(BITS, P, V) svst1_f##BITS (p, P, V)
#else
# include <arm_neon.h>
typedef float32x4_t floats;
typedef float64x2_t doubles;
# define SINGLE_(NAME, ULP) Sleef_##NAME##f4_##ULP##advsimd
# define DOUBLE_(NAME, ULP) Sleef_##NAME##d2_##ULP##advsimd
/* N is a multiple of the lanes here.  */
# define EACH(BITS) for (long i = 0; i < n; i += 128 / BITS)
# define PARTS(BITS)
# define LOAD(BITS, P) vld1q_f##BITS (P)
# define STORE(BITS, P, V) vst1q_f##BITS (P, V)
#endif

#define SINGLE(NAME, ULP) SINGLE_ (NAME, ULP)
#define DOUBLE(NAME, ULP) DOUBLE_ (NAME, ULP)
#define FOR(T, BITS, NAME, SUFFIX, CALL) \
  void \
  PASTE (sleef, NAME, SUFFIX) PARAMETERS (T) \
  { \
    (void) z; \
    EACH (BITS) \
      { \
	PARTS (BITS) \
	STORE (BITS, y + i, CALL); \
      } \
  }
#define ONE(NAME, A, B) \
  extern floats SINGLE (NAME, u10) (floats); \
  extern doubles DOUBLE (NAME, u10) (doubles); \
  FOR (float, 32, NAME, f, SINGLE (NAME, u10) (LOAD (32, x + i))) \
  FOR (double, 64, NAME, d, DOUBLE (NAME, u10) (LOAD (64, x + i)))
#define TWO(NAME, A, B, C, D) \
  extern floats SINGLE (NAME, ULP_##NAME) (floats, floats); \
  extern doubles DOUBLE (NAME, ULP_##NAME) (doubles, doubles); \
  FOR (float, 32, NAME, f, \
       SINGLE (NAME, ULP_##NAME) (LOAD (32, x + i), LOAD (32, z + i))) \
  FOR (double, 64, NAME, d, \
       DOUBLE (NAME, ULP_##NAME) (LOAD (64, x + i), LOAD (64, z + i)))
#define ULP_pow u10
#define ULP_atan2 u10
#define ULP_hypot u05
FUNCTIONS
