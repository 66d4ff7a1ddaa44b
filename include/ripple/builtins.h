/* The names under which LLVM-Ripple knows functions of mathematics.  Included
   by ripple.h.

   Copyright (C) 2026 The GCC Ripple authors.

   This file is part of GCC Ripple.

   GCC Ripple is free software; you can redistribute it and/or modify it
   under the terms of the GNU General Public License as published by the
   Free Software Foundation; either version 3, or (at your option) any later
   version.

   GCC Ripple is distributed in the hope that it will be useful, but WITHOUT
   ANY WARRANTY; without even the implied warranty of MERCHANTABILITY or
   FITNESS FOR A PARTICULAR PURPOSE.  See the GNU General Public License for
   more details.

   Under Section 7 of GPL version 3, you are granted additional permissions
   described in the GCC Runtime Library Exception, version 3.1, as published
   by the Free Software Foundation.

   You should have received a copy of the GNU General Public License and a
   copy of the GCC Runtime Library Exception along with this program; see
   the files COPYING and COPYING.RUNTIME.  If not, see
   <http://www.gnu.org/licenses/>.

   SPDX-License-Identifier: GPL-3.0-or-later WITH GCC-exception-3.1  */

#ifndef RIPPLE_BUILTINS_H
#define RIPPLE_BUILTINS_H

#pragma GCC system_header

#define __builtin_ripple_acos(X) __builtin_acos (X)
#define __builtin_ripple_acosf(X) __builtin_acosf (X)
#define __builtin_ripple_acosl(X) __builtin_acosl (X)
#define __builtin_ripple_asin(X) __builtin_asin (X)
#define __builtin_ripple_asinf(X) __builtin_asinf (X)
#define __builtin_ripple_asinl(X) __builtin_asinl (X)
#define __builtin_ripple_atan(X) __builtin_atan (X)
#define __builtin_ripple_atanf(X) __builtin_atanf (X)
#define __builtin_ripple_atanl(X) __builtin_atanl (X)
#define __builtin_ripple_atan2(X, Y) __builtin_atan2 (X, Y)
#define __builtin_ripple_atan2f(X, Y) __builtin_atan2f (X, Y)
#define __builtin_ripple_atan2l(X, Y) __builtin_atan2l (X, Y)
#define __builtin_ripple_ceil(X) __builtin_ceil (X)
#define __builtin_ripple_ceilf(X) __builtin_ceilf (X)
#define __builtin_ripple_ceill(X) __builtin_ceill (X)
#define __builtin_ripple_copysign(X, Y) __builtin_copysign (X, Y)
#define __builtin_ripple_copysignf(X, Y) __builtin_copysignf (X, Y)
#define __builtin_ripple_copysignl(X, Y) __builtin_copysignl (X, Y)
#define __builtin_ripple_cos(X) __builtin_cos (X)
#define __builtin_ripple_cosf(X) __builtin_cosf (X)
#define __builtin_ripple_cosl(X) __builtin_cosl (X)
#define __builtin_ripple_cosh(X) __builtin_cosh (X)
#define __builtin_ripple_coshf(X) __builtin_coshf (X)
#define __builtin_ripple_coshl(X) __builtin_coshl (X)
#define __builtin_ripple_exp(X) __builtin_exp (X)
#define __builtin_ripple_expf(X) __builtin_expf (X)
#define __builtin_ripple_expl(X) __builtin_expl (X)
#define __builtin_ripple_exp10(X) __builtin_exp10 (X)
#define __builtin_ripple_exp10f(X) __builtin_exp10f (X)
#define __builtin_ripple_exp10l(X) __builtin_exp10l (X)
#define __builtin_ripple_exp2(X) __builtin_exp2 (X)
#define __builtin_ripple_exp2f(X) __builtin_exp2f (X)
#define __builtin_ripple_exp2l(X) __builtin_exp2l (X)
#define __builtin_ripple_fabs(X) __builtin_fabs (X)
#define __builtin_ripple_fabsf(X) __builtin_fabsf (X)
#define __builtin_ripple_fabsl(X) __builtin_fabsl (X)
#define __builtin_ripple_floor(X) __builtin_floor (X)
#define __builtin_ripple_floorf(X) __builtin_floorf (X)
#define __builtin_ripple_floorl(X) __builtin_floorl (X)
#define __builtin_ripple_ldexp(X, Y) __builtin_ldexp (X, Y)
#define __builtin_ripple_ldexpf(X, Y) __builtin_ldexpf (X, Y)
#define __builtin_ripple_ldexpl(X, Y) __builtin_ldexpl (X, Y)
#define __builtin_ripple_log(X) __builtin_log (X)
#define __builtin_ripple_logf(X) __builtin_logf (X)
#define __builtin_ripple_logl(X) __builtin_logl (X)
#define __builtin_ripple_log10(X) __builtin_log10 (X)
#define __builtin_ripple_log10f(X) __builtin_log10f (X)
#define __builtin_ripple_log10l(X) __builtin_log10l (X)
#define __builtin_ripple_log2(X) __builtin_log2 (X)
#define __builtin_ripple_log2f(X) __builtin_log2f (X)
#define __builtin_ripple_log2l(X) __builtin_log2l (X)
#define __builtin_ripple_nearbyint(X) __builtin_nearbyint (X)
#define __builtin_ripple_nearbyintf(X) __builtin_nearbyintf (X)
#define __builtin_ripple_nearbyintl(X) __builtin_nearbyintl (X)
#define __builtin_ripple_pow(X, Y) __builtin_pow (X, Y)
#define __builtin_ripple_powf(X, Y) __builtin_powf (X, Y)
#define __builtin_ripple_powl(X, Y) __builtin_powl (X, Y)
#define __builtin_ripple_rint(X) __builtin_rint (X)
#define __builtin_ripple_rintf(X) __builtin_rintf (X)
#define __builtin_ripple_rintl(X) __builtin_rintl (X)
#define __builtin_ripple_round(X) __builtin_round (X)
#define __builtin_ripple_roundf(X) __builtin_roundf (X)
#define __builtin_ripple_roundl(X) __builtin_roundl (X)
#define __builtin_ripple_roundeven(X) __builtin_roundeven (X)
#define __builtin_ripple_roundevenf(X) __builtin_roundevenf (X)
#define __builtin_ripple_roundevenl(X) __builtin_roundevenl (X)
#define __builtin_ripple_sin(X) __builtin_sin (X)
#define __builtin_ripple_sinf(X) __builtin_sinf (X)
#define __builtin_ripple_sinl(X) __builtin_sinl (X)
#define __builtin_ripple_sinh(X) __builtin_sinh (X)
#define __builtin_ripple_sinhf(X) __builtin_sinhf (X)
#define __builtin_ripple_sinhl(X) __builtin_sinhl (X)
#define __builtin_ripple_sqrt(X) __builtin_sqrt (X)
#define __builtin_ripple_sqrtf(X) __builtin_sqrtf (X)
#define __builtin_ripple_sqrtl(X) __builtin_sqrtl (X)
#define __builtin_ripple_tan(X) __builtin_tan (X)
#define __builtin_ripple_tanf(X) __builtin_tanf (X)
#define __builtin_ripple_tanl(X) __builtin_tanl (X)
#define __builtin_ripple_tanh(X) __builtin_tanh (X)
#define __builtin_ripple_tanhf(X) __builtin_tanhf (X)
#define __builtin_ripple_tanhl(X) __builtin_tanhl (X)
#define __builtin_ripple_trunc(X) __builtin_trunc (X)
#define __builtin_ripple_truncf(X) __builtin_truncf (X)
#define __builtin_ripple_truncl(X) __builtin_truncl (X)

#endif
