/* With -ffast-math: 4 ULP, for numbers.  */
/* { dg-do run } */
/* { dg-options "-DCOUNT=20000 -DLANES=6 -DFINITE -ffast-math" } */
/* { dg-levels "-O2" } */
/* { dg-isa "avx2 sse2" } */

#include "../math/numbers.c"
