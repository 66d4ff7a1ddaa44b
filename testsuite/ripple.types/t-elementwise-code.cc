/* { dg-do run } */
/* { dg-asm-options "-O2 -mavx2" } */
/* { dg-asm-require x86 } */
/* { dg-asm {vpmaxsb} max_i8 } */
/* { dg-asm {vpmaxub} max_u8 } */
/* { dg-asm {vpmaxsw} max_i16 } */
/* { dg-asm {vpmaxsd} max_i32 } */
/* { dg-asm {vpminud} min_u32 } */
/* { dg-asm {vpabsb} absolute_i8 } */
/* { dg-asm {vpabsw} absolute_i16 } */
/* { dg-asm {vpabsd} absolute_i32 } */
/* { dg-asm {vpaddsb} add_i8 } */
/* { dg-asm {vpaddusb} add_u8 } */
/* { dg-asm {vpaddsw} add_i16 } */
/* { dg-asm {vmaxps} maximum_f32 } */
/* { dg-asm {vmaxps} maxnum_f32 } */
/* { dg-asm-not {vpmov|vpack|vpunpck} ones_i8 } */
/* { dg-asm-not {vpmov|vpack|vpunpck} ones_i16 } */
/* { dg-asm-not {vptest|vmovmsk} maxnum_f32 } */
#include "elementwise-code.h"
