/* { dg-do compile } */
/* { dg-levels -O2 } */
/* { dg-asm-require aarch64 } */
/* { dg-asm-options "-O2 -march=armv8-a" } */
/* { dg-asm-times "fcvtzs" 2 f32_i32 } */
/* { dg-asm-not "fcm|bsl|bif|bit\t|fmin|and" f32_i32 } */
/* { dg-asm-times "fcvtzu" 2 f32_u32 } */
/* { dg-asm-times "fcvtzs" 2 f64_i64 } */
#include "common/convert.h"
