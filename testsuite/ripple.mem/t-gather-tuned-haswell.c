/* { dg-do run } */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mtune=haswell" } */
/* { dg-asm {vgatherdps\t} gather_float_int } */
/* { dg-asm {vgatherqpd\t} gather_double_long } */
/* { dg-asm {vgatherdps\t} rest_float_int } */
#include "gather.h"
