/* The functions of mathematics on lanes: all of them.  The value of
   __RIPPLE_MATH__ is the choice of the option math: 1 ripple, 2 fast, 3 exact.

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_MATH_H
#define RIPPLE_MATH_MATH_H

#pragma GCC system_header

#if __RIPPLE_MATH__ == 2 || defined __FAST_MATH__
# define __RIPPLE_MATH_FAST 1
#endif

#ifdef __cplusplus
extern "C" {
#endif

#include "core.h"
#include "exp.h"
#include "log.h"
#include "power.h"
#include "root.h"
#include "trig.h"
#include "arc.h"
#include "hyperbolic.h"
#include "erf.h"
#include "gamma.h"
#include "parts.h"
#include "complex.h"
#if __RIPPLE_MATH__ == 3
# if defined __FLT_EVAL_METHOD__ \
     && (__FLT_EVAL_METHOD__ == 2 || __FLT_EVAL_METHOD__ == -1)
#  error "math=exact needs arithmetic of double: -mfpmath=sse -msse2"
# endif
# include "exact.h"
#endif

#ifdef __cplusplus
}
#endif

#endif
