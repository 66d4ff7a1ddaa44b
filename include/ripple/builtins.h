/* The names under which LLVM-Ripple knows functions of mathematics and the
   reductions.  Included by ripple.h.

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

/* Alone it is all of ripple.h.  */
#ifndef RIPPLE_H
# include "../ripple.h"
#endif

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

/* The names under which LLVM-Ripple knows the reductions.  */
#ifdef __cplusplus
# define __RIPPLE_BUILTIN(F, SUFFIX, T, D, X) (F (D, static_cast<T> (X)))
#else
# define __RIPPLE_BUILTIN(F, SUFFIX, T, D, X) (F##_##SUFFIX (D, X))
#endif
#define __builtin_ripple_reduceadd_i8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, i8, signed char, D, X)
#define __builtin_ripple_reduceadd_u8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, u8, unsigned char, D, X)
#define __builtin_ripple_reduceadd_i16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, i16, short, D, X)
#define __builtin_ripple_reduceadd_u16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, u16, unsigned short, D, X)
#define __builtin_ripple_reduceadd_i32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, i32, int, D, X)
#define __builtin_ripple_reduceadd_u32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, u32, unsigned int, D, X)
#define __builtin_ripple_reduceadd_i64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, i64, int64_t, D, X)
#define __builtin_ripple_reduceadd_u64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, u64, uint64_t, D, X)
#define __builtin_ripple_reduceadd_f16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, f16, __ripple_f16, D, X)
#define __builtin_ripple_reduceadd_bf16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, bf16, __ripple_bf16, D, X)
#define __builtin_ripple_reduceadd_f32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, f32, float, D, X)
#define __builtin_ripple_reduceadd_f64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_add, f64, double, D, X)
#define __builtin_ripple_reducemul_i8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, i8, signed char, D, X)
#define __builtin_ripple_reducemul_u8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, u8, unsigned char, D, X)
#define __builtin_ripple_reducemul_i16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, i16, short, D, X)
#define __builtin_ripple_reducemul_u16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, u16, unsigned short, D, X)
#define __builtin_ripple_reducemul_i32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, i32, int, D, X)
#define __builtin_ripple_reducemul_u32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, u32, unsigned int, D, X)
#define __builtin_ripple_reducemul_i64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, i64, int64_t, D, X)
#define __builtin_ripple_reducemul_u64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, u64, uint64_t, D, X)
#define __builtin_ripple_reducemul_f16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, f16, __ripple_f16, D, X)
#define __builtin_ripple_reducemul_bf16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, bf16, __ripple_bf16, D, X)
#define __builtin_ripple_reducemul_f32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, f32, float, D, X)
#define __builtin_ripple_reducemul_f64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_mul, f64, double, D, X)
#define __builtin_ripple_reducemin_i8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, i8, signed char, D, X)
#define __builtin_ripple_reducemin_u8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, u8, unsigned char, D, X)
#define __builtin_ripple_reducemin_i16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, i16, short, D, X)
#define __builtin_ripple_reducemin_u16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, u16, unsigned short, D, X)
#define __builtin_ripple_reducemin_i32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, i32, int, D, X)
#define __builtin_ripple_reducemin_u32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, u32, unsigned int, D, X)
#define __builtin_ripple_reducemin_i64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, i64, int64_t, D, X)
#define __builtin_ripple_reducemin_u64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, u64, uint64_t, D, X)
#define __builtin_ripple_reducemin_f16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, f16, __ripple_f16, D, X)
#define __builtin_ripple_reducemin_bf16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, bf16, __ripple_bf16, D, X)
#define __builtin_ripple_reducemin_f32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, f32, float, D, X)
#define __builtin_ripple_reducemin_f64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_min, f64, double, D, X)
#define __builtin_ripple_reducemax_i8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, i8, signed char, D, X)
#define __builtin_ripple_reducemax_u8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, u8, unsigned char, D, X)
#define __builtin_ripple_reducemax_i16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, i16, short, D, X)
#define __builtin_ripple_reducemax_u16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, u16, unsigned short, D, X)
#define __builtin_ripple_reducemax_i32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, i32, int, D, X)
#define __builtin_ripple_reducemax_u32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, u32, unsigned int, D, X)
#define __builtin_ripple_reducemax_i64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, i64, int64_t, D, X)
#define __builtin_ripple_reducemax_u64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, u64, uint64_t, D, X)
#define __builtin_ripple_reducemax_f16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, f16, __ripple_f16, D, X)
#define __builtin_ripple_reducemax_bf16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, bf16, __ripple_bf16, D, X)
#define __builtin_ripple_reducemax_f32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, f32, float, D, X)
#define __builtin_ripple_reducemax_f64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_max, f64, double, D, X)
#define __builtin_ripple_reduceand_i8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_and, i8, signed char, D, X)
#define __builtin_ripple_reduceand_u8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_and, u8, unsigned char, D, X)
#define __builtin_ripple_reduceand_i16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_and, i16, short, D, X)
#define __builtin_ripple_reduceand_u16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_and, u16, unsigned short, D, X)
#define __builtin_ripple_reduceand_i32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_and, i32, int, D, X)
#define __builtin_ripple_reduceand_u32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_and, u32, unsigned int, D, X)
#define __builtin_ripple_reduceand_i64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_and, i64, int64_t, D, X)
#define __builtin_ripple_reduceand_u64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_and, u64, uint64_t, D, X)
#define __builtin_ripple_reduceor_i8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_or, i8, signed char, D, X)
#define __builtin_ripple_reduceor_u8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_or, u8, unsigned char, D, X)
#define __builtin_ripple_reduceor_i16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_or, i16, short, D, X)
#define __builtin_ripple_reduceor_u16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_or, u16, unsigned short, D, X)
#define __builtin_ripple_reduceor_i32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_or, i32, int, D, X)
#define __builtin_ripple_reduceor_u32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_or, u32, unsigned int, D, X)
#define __builtin_ripple_reduceor_i64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_or, i64, int64_t, D, X)
#define __builtin_ripple_reduceor_u64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_or, u64, uint64_t, D, X)
#define __builtin_ripple_reducexor_i8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_xor, i8, signed char, D, X)
#define __builtin_ripple_reducexor_u8(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_xor, u8, unsigned char, D, X)
#define __builtin_ripple_reducexor_i16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_xor, i16, short, D, X)
#define __builtin_ripple_reducexor_u16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_xor, u16, unsigned short, D, X)
#define __builtin_ripple_reducexor_i32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_xor, i32, int, D, X)
#define __builtin_ripple_reducexor_u32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_xor, u32, unsigned int, D, X)
#define __builtin_ripple_reducexor_i64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_xor, i64, int64_t, D, X)
#define __builtin_ripple_reducexor_u64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_xor, u64, uint64_t, D, X)
#define __builtin_ripple_reduceminimum_f16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_minimum, f16, __ripple_f16, D, X)
#define __builtin_ripple_reduceminimum_bf16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_minimum, bf16, __ripple_bf16, D, X)
#define __builtin_ripple_reduceminimum_f32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_minimum, f32, float, D, X)
#define __builtin_ripple_reduceminimum_f64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_minimum, f64, double, D, X)
#define __builtin_ripple_reducemaximum_f16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_maximum, f16, __ripple_f16, D, X)
#define __builtin_ripple_reducemaximum_bf16(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_maximum, bf16, __ripple_bf16, D, X)
#define __builtin_ripple_reducemaximum_f32(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_maximum, f32, float, D, X)
#define __builtin_ripple_reducemaximum_f64(D, X) \
  __RIPPLE_BUILTIN (__ripple_reduce_maximum, f64, double, D, X)

/* And the other operations.  IS_PAIR is a constant.  */
#define __RIPPLE_BUILTIN_SHUFFLE(X, Y, IS_PAIR, ...) \
  ((IS_PAIR) ? ripple_shuffle_pair (X, Y, __VA_ARGS__) \
   : ripple_shuffle (X, __VA_ARGS__))
#define __RIPPLE_BUILTIN_SHUFFLE_P(P, Q, IS_PAIR, ...) \
  ((IS_PAIR) ? ripple_shuffle_pair_p (P, Q, __VA_ARGS__) \
   : ripple_shuffle_p (P, __VA_ARGS__))
#define __builtin_ripple_broadcast_i8(B, D, X) \
  ripple_broadcast (B, D, (signed char) (X))
#define __builtin_ripple_broadcast_u8(B, D, X) \
  ripple_broadcast (B, D, (unsigned char) (X))
#define __builtin_ripple_broadcast_i16(B, D, X) \
  ripple_broadcast (B, D, (short) (X))
#define __builtin_ripple_broadcast_u16(B, D, X) \
  ripple_broadcast (B, D, (unsigned short) (X))
#define __builtin_ripple_broadcast_i32(B, D, X) \
  ripple_broadcast (B, D, (int) (X))
#define __builtin_ripple_broadcast_u32(B, D, X) \
  ripple_broadcast (B, D, (unsigned int) (X))
#define __builtin_ripple_broadcast_i64(B, D, X) \
  ripple_broadcast (B, D, (int64_t) (X))
#define __builtin_ripple_broadcast_u64(B, D, X) \
  ripple_broadcast (B, D, (uint64_t) (X))
#define __builtin_ripple_broadcast_f16(B, D, X) \
  ripple_broadcast (B, D, (__ripple_f16) (X))
#define __builtin_ripple_broadcast_bf16(B, D, X) \
  ripple_broadcast (B, D, (__ripple_bf16) (X))
#define __builtin_ripple_broadcast_f32(B, D, X) \
  ripple_broadcast (B, D, (float) (X))
#define __builtin_ripple_broadcast_f64(B, D, X) \
  ripple_broadcast (B, D, (double) (X))
#define __builtin_ripple_broadcast_p(B, D, P) \
  ripple_broadcast_ptr (B, D, P)
#define __builtin_ripple_slice_i8(X, ...) \
  ripple_slice ((signed char) (X), __VA_ARGS__)
#define __builtin_ripple_slice_u8(X, ...) \
  ripple_slice ((unsigned char) (X), __VA_ARGS__)
#define __builtin_ripple_slice_i16(X, ...) \
  ripple_slice ((short) (X), __VA_ARGS__)
#define __builtin_ripple_slice_u16(X, ...) \
  ripple_slice ((unsigned short) (X), __VA_ARGS__)
#define __builtin_ripple_slice_i32(X, ...) \
  ripple_slice ((int) (X), __VA_ARGS__)
#define __builtin_ripple_slice_u32(X, ...) \
  ripple_slice ((unsigned int) (X), __VA_ARGS__)
#define __builtin_ripple_slice_i64(X, ...) \
  ripple_slice ((int64_t) (X), __VA_ARGS__)
#define __builtin_ripple_slice_u64(X, ...) \
  ripple_slice ((uint64_t) (X), __VA_ARGS__)
#define __builtin_ripple_slice_f16(X, ...) \
  ripple_slice ((__ripple_f16) (X), __VA_ARGS__)
#define __builtin_ripple_slice_bf16(X, ...) \
  ripple_slice ((__ripple_bf16) (X), __VA_ARGS__)
#define __builtin_ripple_slice_f32(X, ...) \
  ripple_slice ((float) (X), __VA_ARGS__)
#define __builtin_ripple_slice_f64(X, ...) \
  ripple_slice ((double) (X), __VA_ARGS__)
#define __builtin_ripple_slice_p(P, ...) \
  ripple_slice_ptr (P, __VA_ARGS__)
#define __builtin_ripple_shuffle_i8(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((signed char) (X), (signed char) (Y), IS_PAIR, \
			    __VA_ARGS__)
#define __builtin_ripple_shuffle_u8(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((unsigned char) (X), (unsigned char) (Y), \
			    IS_PAIR, __VA_ARGS__)
#define __builtin_ripple_shuffle_i16(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((short) (X), (short) (Y), IS_PAIR, \
			    __VA_ARGS__)
#define __builtin_ripple_shuffle_u16(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((unsigned short) (X), (unsigned short) (Y), \
			    IS_PAIR, __VA_ARGS__)
#define __builtin_ripple_shuffle_i32(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((int) (X), (int) (Y), IS_PAIR, \
			    __VA_ARGS__)
#define __builtin_ripple_shuffle_u32(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((unsigned int) (X), (unsigned int) (Y), IS_PAIR, \
			    __VA_ARGS__)
#define __builtin_ripple_shuffle_i64(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((int64_t) (X), (int64_t) (Y), IS_PAIR, \
			    __VA_ARGS__)
#define __builtin_ripple_shuffle_u64(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((uint64_t) (X), (uint64_t) (Y), IS_PAIR, \
			    __VA_ARGS__)
#define __builtin_ripple_shuffle_f16(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((__ripple_f16) (X), (__ripple_f16) (Y), IS_PAIR, \
			    __VA_ARGS__)
#define __builtin_ripple_shuffle_bf16(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((__ripple_bf16) (X), (__ripple_bf16) (Y), \
			    IS_PAIR, __VA_ARGS__)
#define __builtin_ripple_shuffle_f32(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((float) (X), (float) (Y), IS_PAIR, \
			    __VA_ARGS__)
#define __builtin_ripple_shuffle_f64(X, Y, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE ((double) (X), (double) (Y), IS_PAIR, \
			    __VA_ARGS__)
#define __builtin_ripple_shuffle_p(P, Q, IS_PAIR, ...) \
  __RIPPLE_BUILTIN_SHUFFLE_P (P, Q, IS_PAIR, __VA_ARGS__)
#define __builtin_ripple_stack_i8(B, X, ...) \
  ripple_stack (B, (signed char) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_u8(B, X, ...) \
  ripple_stack (B, (unsigned char) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_i16(B, X, ...) \
  ripple_stack (B, (short) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_u16(B, X, ...) \
  ripple_stack (B, (unsigned short) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_i32(B, X, ...) \
  ripple_stack (B, (int) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_u32(B, X, ...) \
  ripple_stack (B, (unsigned int) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_i64(B, X, ...) \
  ripple_stack (B, (int64_t) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_u64(B, X, ...) \
  ripple_stack (B, (uint64_t) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_f16(B, X, ...) \
  ripple_stack (B, (__ripple_f16) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_bf16(B, X, ...) \
  ripple_stack (B, (__ripple_bf16) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_f32(B, X, ...) \
  ripple_stack (B, (float) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_stack_f64(B, X, ...) \
  ripple_stack (B, (double) (X) __VA_OPT__ (,) __VA_ARGS__)
#define __builtin_ripple_reinterp_i8(B, X) \
  ripple_reinterp_i8 (B, X)
#define __builtin_ripple_reinterp_u8(B, X) \
  ripple_reinterp_u8 (B, X)
#define __builtin_ripple_reinterp_i16(B, X) \
  ripple_reinterp_i16 (B, X)
#define __builtin_ripple_reinterp_u16(B, X) \
  ripple_reinterp_u16 (B, X)
#define __builtin_ripple_reinterp_i32(B, X) \
  ripple_reinterp_i32 (B, X)
#define __builtin_ripple_reinterp_u32(B, X) \
  ripple_reinterp_u32 (B, X)
#define __builtin_ripple_reinterp_i64(B, X) \
  ripple_reinterp_i64 (B, X)
#define __builtin_ripple_reinterp_u64(B, X) \
  ripple_reinterp_u64 (B, X)
#define __builtin_ripple_reinterp_f16(B, X) \
  ripple_reinterp_f16 (B, X)
#define __builtin_ripple_reinterp_bf16(B, X) \
  ripple_reinterp_bf16 (B, X)
#define __builtin_ripple_reinterp_f32(B, X) \
  ripple_reinterp_f32 (B, X)
#define __builtin_ripple_reinterp_f64(B, X) \
  ripple_reinterp_f64 (B, X)
#define __builtin_ripple_add_sat_i8(X, Y) \
  ripple_add_sat ((signed char) (X), (signed char) (Y))
#define __builtin_ripple_add_sat_u8(X, Y) \
  ripple_add_sat ((unsigned char) (X), (unsigned char) (Y))
#define __builtin_ripple_add_sat_i16(X, Y) \
  ripple_add_sat ((short) (X), (short) (Y))
#define __builtin_ripple_add_sat_u16(X, Y) \
  ripple_add_sat ((unsigned short) (X), (unsigned short) (Y))
#define __builtin_ripple_add_sat_i32(X, Y) \
  ripple_add_sat ((int) (X), (int) (Y))
#define __builtin_ripple_add_sat_u32(X, Y) \
  ripple_add_sat ((unsigned int) (X), (unsigned int) (Y))
#define __builtin_ripple_add_sat_i64(X, Y) \
  ripple_add_sat ((int64_t) (X), (int64_t) (Y))
#define __builtin_ripple_add_sat_u64(X, Y) \
  ripple_add_sat ((uint64_t) (X), (uint64_t) (Y))
#define __builtin_ripple_sub_sat_i8(X, Y) \
  ripple_sub_sat ((signed char) (X), (signed char) (Y))
#define __builtin_ripple_sub_sat_u8(X, Y) \
  ripple_sub_sat ((unsigned char) (X), (unsigned char) (Y))
#define __builtin_ripple_sub_sat_i16(X, Y) \
  ripple_sub_sat ((short) (X), (short) (Y))
#define __builtin_ripple_sub_sat_u16(X, Y) \
  ripple_sub_sat ((unsigned short) (X), (unsigned short) (Y))
#define __builtin_ripple_sub_sat_i32(X, Y) \
  ripple_sub_sat ((int) (X), (int) (Y))
#define __builtin_ripple_sub_sat_u32(X, Y) \
  ripple_sub_sat ((unsigned int) (X), (unsigned int) (Y))
#define __builtin_ripple_sub_sat_i64(X, Y) \
  ripple_sub_sat ((int64_t) (X), (int64_t) (Y))
#define __builtin_ripple_sub_sat_u64(X, Y) \
  ripple_sub_sat ((uint64_t) (X), (uint64_t) (Y))
#define __builtin_ripple_shl_sat_i8(X, Y) \
  ripple_shl_sat ((signed char) (X), (signed char) (Y))
#define __builtin_ripple_shl_sat_u8(X, Y) \
  ripple_shl_sat ((unsigned char) (X), (unsigned char) (Y))
#define __builtin_ripple_shl_sat_i16(X, Y) \
  ripple_shl_sat ((short) (X), (short) (Y))
#define __builtin_ripple_shl_sat_u16(X, Y) \
  ripple_shl_sat ((unsigned short) (X), (unsigned short) (Y))
#define __builtin_ripple_shl_sat_i32(X, Y) \
  ripple_shl_sat ((int) (X), (int) (Y))
#define __builtin_ripple_shl_sat_u32(X, Y) \
  ripple_shl_sat ((unsigned int) (X), (unsigned int) (Y))
#define __builtin_ripple_shl_sat_i64(X, Y) \
  ripple_shl_sat ((int64_t) (X), (int64_t) (Y))
#define __builtin_ripple_shl_sat_u64(X, Y) \
  ripple_shl_sat ((uint64_t) (X), (uint64_t) (Y))

/* Mathematics of 16 bits is done in float.  */
#define __builtin_ripple_acosf16(X) \
  ((__ripple_f16) __builtin_acosf ((float) (X)))
#define __builtin_ripple_asinf16(X) \
  ((__ripple_f16) __builtin_asinf ((float) (X)))
#define __builtin_ripple_atanf16(X) \
  ((__ripple_f16) __builtin_atanf ((float) (X)))
#define __builtin_ripple_ceilf16(X) \
  ((__ripple_f16) __builtin_ceilf ((float) (X)))
#define __builtin_ripple_cosf16(X) \
  ((__ripple_f16) __builtin_cosf ((float) (X)))
#define __builtin_ripple_coshf16(X) \
  ((__ripple_f16) __builtin_coshf ((float) (X)))
#define __builtin_ripple_expf16(X) \
  ((__ripple_f16) __builtin_expf ((float) (X)))
#define __builtin_ripple_exp10f16(X) \
  ((__ripple_f16) __builtin_exp10f ((float) (X)))
#define __builtin_ripple_exp2f16(X) \
  ((__ripple_f16) __builtin_exp2f ((float) (X)))
#define __builtin_ripple_fabsf16(X) \
  ((__ripple_f16) __builtin_fabsf ((float) (X)))
#define __builtin_ripple_floorf16(X) \
  ((__ripple_f16) __builtin_floorf ((float) (X)))
#define __builtin_ripple_logf16(X) \
  ((__ripple_f16) __builtin_logf ((float) (X)))
#define __builtin_ripple_log10f16(X) \
  ((__ripple_f16) __builtin_log10f ((float) (X)))
#define __builtin_ripple_log2f16(X) \
  ((__ripple_f16) __builtin_log2f ((float) (X)))
#define __builtin_ripple_nearbyintf16(X) \
  ((__ripple_f16) __builtin_nearbyintf ((float) (X)))
#define __builtin_ripple_rintf16(X) \
  ((__ripple_f16) __builtin_rintf ((float) (X)))
#define __builtin_ripple_roundf16(X) \
  ((__ripple_f16) __builtin_roundf ((float) (X)))
#define __builtin_ripple_roundevenf16(X) \
  ((__ripple_f16) __builtin_roundevenf ((float) (X)))
#define __builtin_ripple_sinf16(X) \
  ((__ripple_f16) __builtin_sinf ((float) (X)))
#define __builtin_ripple_sinhf16(X) \
  ((__ripple_f16) __builtin_sinhf ((float) (X)))
#define __builtin_ripple_sqrtf16(X) \
  ((__ripple_f16) __builtin_sqrtf ((float) (X)))
#define __builtin_ripple_tanf16(X) \
  ((__ripple_f16) __builtin_tanf ((float) (X)))
#define __builtin_ripple_tanhf16(X) \
  ((__ripple_f16) __builtin_tanhf ((float) (X)))
#define __builtin_ripple_truncf16(X) \
  ((__ripple_f16) __builtin_truncf ((float) (X)))
#define __builtin_ripple_atan2f16(X, Y) \
  ((__ripple_f16) __builtin_atan2f ((float) (X), (float) (Y)))
#define __builtin_ripple_copysignf16(X, Y) \
  ((__ripple_f16) __builtin_copysignf ((float) (X), (float) (Y)))
#define __builtin_ripple_powf16(X, Y) \
  ((__ripple_f16) __builtin_powf ((float) (X), (float) (Y)))
#define __builtin_ripple_ldexpf16(X, N) \
  ((__ripple_f16) __builtin_ldexpf ((float) (X), N))

#endif
