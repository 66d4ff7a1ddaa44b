/* With the option math=exact results are the same on every target, to the last
   bit, with fused operations and without, however the compiler fuses.  */
/* { dg-do run } */
/* { dg-options "-DLANES=12 -DEXACT_PAIRS= -fplugin-arg-ripple-math=exact" } */
/* { dg-isa "native avx512 avx2 sse2" } */

#include "../math/bits.c"
