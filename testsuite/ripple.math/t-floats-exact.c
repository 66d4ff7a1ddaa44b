/* With the option math=exact errors are half a ULP, but for those of the
   library that they are compared with.  */
/* { dg-do run } */
/* { dg-options "-DSTEP=80039 -DLANES=6 -DLIMIT=0.500001 -fplugin-arg-ripple-math=exact" } */
/* { dg-levels "-O2" } */
/* { dg-isa "avx2 sse2" } */

#include "../math/floats.c"
