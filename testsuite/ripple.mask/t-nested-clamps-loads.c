/* As t-nested-clamps.c, where the number is loaded whenever it is looked at,
   under the mask of that.  */
/* { dg-do run } */
/* { dg-options "-w" } */
/* { dg-isa "native avx512 avx2 sse2" } */
#define LOADS
#include "t-nested-clamps.c"
