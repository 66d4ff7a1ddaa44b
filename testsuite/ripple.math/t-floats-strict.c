/* The same where the compiler fuses nothing of itself.  */
/* { dg-do run } */
/* { dg-options "-DSTEP=80023 -DLANES=8 -ffp-contract=off" } */
/* { dg-levels "-O1" } */
/* { dg-isa "avx2 sse2" } */

#include "../math/floats.c"
