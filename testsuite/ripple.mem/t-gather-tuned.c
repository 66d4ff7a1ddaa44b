/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Where gathers are slow elements are loaded and inserted one by one, except
   under masks of lanes that are anywhere.  */
/* { dg-options "-fplugin-arg-ripple-gather=never" } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mfma" } */
/* { dg-asm-not {gather\w+\t} gather_float_int } */
/* { dg-asm-not {gather\w+\t} gather_double_long } */
/* { dg-asm-not {gather\w+\t} gather_long_int } */
/* { dg-asm {insertps\t[^\n]*\(%r} gather_float_int } */
/* { dg-asm {movhpd\t[^\n]*\(%r} gather_double_int } */
/* { dg-asm {vp?gather} masked_float_int } */
/* { dg-asm-not {gather\w+\t} rest_float_int } */
#include "gather.h"
