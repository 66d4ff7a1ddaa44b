/* The functions that bench-math times, with the ranges of their arguments.

   ONE (name, least, most), TWO (name, least, most, least2, most2): for float
   and double.  KERNELS are formulas with some of them.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define FUNCTIONS \
  ONE (exp, -80, 80) ONE (exp2, -100, 100) ONE (expm1, -5, 5) \
  ONE (log, 1e-30, 1e30) ONE (log2, 1e-30, 1e30) ONE (log1p, -0.9, 10) \
  ONE (sin, -100, 100) ONE (cos, -100, 100) ONE (tan, -100, 100) \
  ONE (asin, -1, 1) ONE (acos, -1, 1) ONE (atan, -10, 10) \
  ONE (sinh, -10, 10) ONE (cosh, -10, 10) ONE (tanh, -5, 5) \
  ONE (cbrt, -1000, 1000) ONE (erf, -3, 3) \
  TWO (pow, 0.01, 100, -10, 10) TWO (atan2, -10, 10, -10, 10) \
  TWO (hypot, -100, 100, -100, 100)

/* exp of the positive ones; sine and cosine of one number; the price of a
   call.  */
#define KERNELS \
  ONE (exp_where, -5, 5) ONE (sincos, -100, 100) \
  TWO (black_scholes, 90, 110, 90, 110)

/* The names of one variant: VARIANT_expf and so on.  */
#define PASTE_(A, B, C) A##_##B##C
#define PASTE(A, B, C) PASTE_ (A, B, C)

/* How each of them is declared; Z is not used by functions of one number.  */
#define PARAMETERS(T) (T *y, const T *x, const T *z, long n)
