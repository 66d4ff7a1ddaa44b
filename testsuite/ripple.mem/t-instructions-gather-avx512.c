/* { dg-do run } */
/* { dg-options "-fplugin-arg-ripple-gather=always" } */
/* The same with masks in registers of their own, of vectors of all sizes.  */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -march=x86-64-v4 -mprefer-vector-width=256" } */
/* { dg-asm-not {vgather\w+\t%} } */
/* { dg-asm-times {vgatherdps\t[^\n]*%ymm\d+\{%k} 2 gather_float_int } */
/* { dg-asm {vp?xor} gather_float_int } */
/* { dg-asm {vp?xor} gather_float_long } */
/* { dg-asm {vp?xor} gather_double_int } */
/* { dg-asm {vp?xor} gather_double_long } */
/* { dg-asm {vp?xor} gather_int_int } */
/* { dg-asm {vp?xor} gather_long_int } */
/* { dg-asm-not {vcmp\w+\t[^k\n]*\n} masked_float_int } */
#include "gather.h"
