/* The same for functions of two numbers, whose second step stands behind a
   jump.  */
/* { dg-do run } */
/* { dg-options "-DLANES=12 -DEXACT_FUNCTIONS= -fplugin-arg-ripple-math=exact" } */
/* { dg-isa "native avx512 avx2 sse2" } */

#include "../math/bits.c"
