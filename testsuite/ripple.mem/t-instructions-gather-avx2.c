/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-gather=always" } */
/* Gathers leave in their destination what lanes that are off have: it is zeros
   that were copied there, not what the gather before has left.  */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mfma" } */
/* { dg-asm-times {vgatherdps\t[^\n]*%ymm\d+\n} 2 gather_float_int } */
/* { dg-asm-times {vmovap[sd]\t%ymm\d+, %ymm} 4 gather_float_int } */
/* { dg-asm {vp?xor} gather_float_int } */
/* { dg-asm {vp?xor} gather_float_long } */
/* { dg-asm {vp?xor} gather_double_int } */
/* { dg-asm {vp?xor} gather_double_long } */
/* { dg-asm {vp?xor} gather_int_int } */
/* { dg-asm {vp?xor} gather_long_int } */
/* { dg-asm-not {\(%rip\)} gather_int_int } */
#include "gather.h"
