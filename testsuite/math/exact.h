/* What exact.c and exact-lanes.c share: the functions of float that
   -fplugin-arg-ripple-math=exact rounds correctly.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef _GNU_SOURCE
# define _GNU_SOURCE 1
#endif
#include <math.h>
#include <ripple.h>

#ifndef LANES
# define LANES 16
#endif
#define EXACT_LANES_(VARIANT, NAME) VARIANT##_##NAME##f
#define EXACT_LANES(VARIANT, NAME) EXACT_LANES_ (VARIANT, NAME)

/* X (name, function of MPFR): of one number.  */
#ifndef EXACT_FUNCTIONS
# define EXACT_FUNCTIONS \
  X (exp, mpfr_exp) X (exp2, mpfr_exp2) \
  X (exp10, mpfr_exp10) X (expm1, mpfr_expm1) \
  X (log, mpfr_log) X (log2, mpfr_log2) \
  X (log10, mpfr_log10) X (log1p, mpfr_log1p) \
  X (sqrt, mpfr_sqrt) X (rsqrt, mpfr_rec_sqrt) \
  X (cbrt, mpfr_cbrt) \
  X (sin, mpfr_sin) X (cos, mpfr_cos) X (tan, mpfr_tan) \
  X (sinpi, sinpi_mpfr) X (cospi, cospi_mpfr) \
  X (asin, mpfr_asin) X (acos, mpfr_acos) \
  X (atan, mpfr_atan) \
  X (sinh, mpfr_sinh) X (cosh, mpfr_cosh) \
  X (tanh, mpfr_tanh) X (asinh, mpfr_asinh) \
  X (acosh, mpfr_acosh) X (atanh, mpfr_atanh) \
  X (erf, mpfr_erf) X (erfc, mpfr_erfc) \
  X (tgamma, mpfr_gamma) X (lgamma, lgamma_mpfr)
#endif

/* Y (name, function of MPFR): of two numbers.  */
#ifndef EXACT_PAIRS
# define EXACT_PAIRS \
  Y (pow, mpfr_pow) Y (hypot, mpfr_hypot) Y (atan2, mpfr_atan2)
#endif

/* Those that math.h need not declare.  */
extern float exp10f (float), rsqrtf (float), sinpif (float), cospif (float);
