/* With the option math=fast.  */
/* { dg-do run } */
/* { dg-options "-DSTEP=80051 -DLANES=8 -DFINITE -DLIMIT=4.0 -fplugin-arg-ripple-math=fast" } */
/* { dg-levels "-O2" } */
/* { dg-isa "avx2 sse2" } */

#include "../math/floats.c"
