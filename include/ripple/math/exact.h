/* Functions of float on lanes that are rounded correctly.  See core.h.

   With -fplugin-arg-ripple-math=exact expf is __ripplemath_exact_expf: the
   float that is nearest to e^x, in the rounding to nearest.  So the results
   are the same on every target.

   They are computed in double, with an error of some 2^-52 of the result, and
   rounded: wrong only where that error crosses the middle between two floats,
   and these are a handful of the 2^32 arguments.  They are known, since all
   have been looked at, and their results stand in the code.  Functions of two
   numbers have too many arguments for that: powf and atan2f compute once more,
   with sums of two numbers, where a middle is too near.

   That holds for the very operations that were looked at.  So nothing is left
   to the compiler here: a product is fused with a sum where
   __RIPPLE_EXACT_FMA says so, if the target can, and nowhere else, since
   __RIPPLE_EXACT_MUL is a barrier.  There are two such sequences then, with
   fused operations and without; make check-math looks at both.

   What a name of <math.h> stands behind, as in __ripplemath_exact_exp, is that
   function.  So what these are made of, which is of double and less precise
   than a function of double has to be, has names that <math.h> has not.

   They are for the rounding to nearest only: in other modes what is added to
   make integers is too far away for small arguments.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_EXACT_H
#define RIPPLE_MATH_EXACT_H

#pragma GCC system_header

#include "core.h"

/* A * B, rounded, and A * B + C, fused or with both roundings.  */
#define __RIPPLE_EXACT_MUL(A, B) __RIPPLE_KEEP ((A) * (B))
#ifdef __FP_FAST_FMA
# define __RIPPLE_EXACT_FMA(A, B, C) __builtin_fma (A, B, C)
#else
# define __RIPPLE_EXACT_FMA(A, B, C) __RIPPLE_EXACT_SUM (A, B, C)
#endif

/* A * B + C with both roundings.  */
#define __RIPPLE_EXACT_SUM(A, B, C) (__RIPPLE_KEEP ((A) * (B)) + (C))

/* When this is added to a number less than 2^51, the sum is an integer, and it
   stands in the last bits of the sum.  */
#define __RIPPLE_EXACT_INTEGER 6755399441055744.0

/* The result of argument X is Y, but for C it is V.  */
#define __RIPPLE_EXACT_BUT(X, C, V, Y) ((X) == (C) ? (V) : (Y))

/* X with another sign if S is an odd integer, in the last bits of a sum.  */

__extension__ __RIPPLEMATH double
__ripplemath_exact_odd (double __x, double __s)
{
  unsigned long long __n = (unsigned long long) __ripplemath_bits (__s) << 63;
  return __ripplemath_of_bits (__ripplemath_bits (__x) ^ (long long) __n);
}

/* X 2^N; N in the last bits of a sum.  */

__extension__ __RIPPLEMATH double
__ripplemath_exact_scale (double __x, double __n)
{
  unsigned long long __e = (unsigned long long) __ripplemath_bits (__n) << 52;
  return __ripplemath_of_bits
    ((long long) ((unsigned long long) __ripplemath_bits (__x) + __e));
}

#include "exact-exp.h"
#include "exact-log.h"
#include "exact-root.h"
#include "exact-trig.h"
#include "exact-arc.h"
#include "exact-hyperbolic.h"
#include "exact-erf.h"
#include "exact-gamma.h"
#include "exact-power.h"

#endif
