/* With -ffast-math and with the option math=fast: 4 ULP, for numbers.  */
/* { dg-do run } */
/* { dg-options "-DSTEP=80039 -DLANES=8 -DFINITE -DLIMIT=4.0 -ffast-math" } */
/* { dg-levels "-O2" } */
/* { dg-isa "avx2 sse2" } */

#include "../math/floats.c"
