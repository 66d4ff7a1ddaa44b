/* The errors of functions of double and of two numbers, for special and random
   arguments, against those of long double.  make check-math has more of them,
   against MPFR.  */
/* { dg-do run } */
/* { dg-options "-DCOUNT=20000 -DLANES=6" } */
/* { dg-isa "native avx512 avx2 sse2" } */

#include "../math/numbers.c"
