/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=skylake-avx512" } */
/* { dg-asm-times "vcvttps2dq" 1 f32_i32 } */
/* { dg-asm-times "vcvttps2udq" 1 f32_u32 } */
/* { dg-asm-times "vmaxps" 1 f32_u32 } */
/* { dg-asm-not "vcmp|vblend|vpor" f32_u32 } */
/* { dg-asm-times "vcvttpd2qq" 1 f64_i64 } */
#include "common/convert.h"
