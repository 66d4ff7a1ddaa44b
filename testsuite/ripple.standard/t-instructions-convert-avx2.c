/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-times "vcvttps2dq" 1 f32_i32 } */
/* { dg-asm-times "vcmp" 2 f32_i32 } */
/* { dg-asm-not "vblend|vmin|vmax" f32_i32 } */
/* { dg-asm-times "vcvttps2dq" 1 f32_u32 } */
/* { dg-asm-times "vcvttps2dq" 4 f32_i8 } */
/* { dg-asm-times "vpackssdw" 2 f32_i8 } */
/* { dg-asm-times "vpacksswb" 1 f32_i8 } */
/* { dg-asm-not "vmax|vpmin|vpmax" f32_i8 } */
/* { dg-asm-times "vmaxps" 4 f32_u8 } */
/* { dg-asm-times "vpackuswb" 1 f32_u8 } */
/* { dg-asm-not "vcmp|vpmin|vpmax" f32_u8 } */
/* { dg-asm-times "vcvttpd2dq" 1 f64_i32 } */
#include "common/convert.h"
