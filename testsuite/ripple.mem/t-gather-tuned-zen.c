/* { dg-do run } */
/* { dg-isa "native avx2" } */
/* The same by what GCC knows of a processor: Zen is such a one, Haswell is
   not.  */
/* { dg-asm-require x86 } */
/* { dg-asm-options "-O2 -mavx2 -mtune=znver3" } */
/* { dg-asm-not {gather\w+\t} gather_float_int } */
/* { dg-asm-not {gather\w+\t} gather_double_long } */
/* { dg-asm-not {gather\w+\t} rest_float_int } */
#include "gather.h"
