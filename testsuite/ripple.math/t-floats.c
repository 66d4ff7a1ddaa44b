/* The errors of the float functions of one number, in some of their arguments,
   with blocks that are no multiple of a vector.  make check-math looks at all
   of them.  */
/* { dg-do run } */
/* { dg-options "-DSTEP=80021 -DLANES=12" } */
/* { dg-isa "native avx512 avx2 sse2" } */

#include "../math/floats.c"
