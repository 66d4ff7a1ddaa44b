/* The same where the compiler fuses nothing of itself.  */
/* { dg-do run } */
/* { dg-options "-DLANES=8 -fplugin-arg-ripple-math=exact -ffp-contract=off" } */
/* { dg-levels "-O2" } */
/* { dg-isa "native avx2 sse2" } */

#include "../math/bits.c"
