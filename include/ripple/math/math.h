/* The functions of mathematics on lanes.  The plugin has this file read behind
   the program.  The value of __RIPPLE_MATH__ is the choice of the option math:
   1 ripple, 2 fast, 3 exact; __RIPPLE_MATH_FILES__ has a bit for each file
   that the program needs (plugin/front/wanted-math.cc).

   Copyright (C) 2026 The GCC Ripple authors.
   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_MATH_MATH_H
#define RIPPLE_MATH_MATH_H

#pragma GCC system_header

#pragma ripple end /* of the program: is something not closed?  */

#if __RIPPLE_MATH__ == 2 || defined __FAST_MATH__
# define __RIPPLE_MATH_FAST 1
#endif

#ifdef __cplusplus
extern "C" {
#endif

#if __RIPPLE_MATH_FILES__ & 0x1
# include "exp.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x2
# include "log.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x4
# include "power.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x8
# include "root.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x10
# include "trig.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x20
# include "arc.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x40
# include "hyperbolic.h"
# include "inverse-hyperbolic.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x80
# include "erf.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x100
# include "gamma.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x200
# include "parts.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x400
# include "complex.h"
#endif
#if __RIPPLE_MATH_FILES__ & 0x800
# include "products.h"
#endif
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
