/* With the option math=exact: half a ULP, and the double functions as ever,
   though what exact functions are made of takes and returns double, too.  */
/* { dg-do run } */
/* { dg-options "-DCOUNT=20000 -fplugin-arg-ripple-math=exact" } */
/* { dg-levels "-O2" } */
/* { dg-isa "avx2 sse2" } */

#define FUNCTIONS \
  D1 (exp, 1) D1 (exp2, 1) D1 (exp10, 2) D1 (expm1, 2) D1 (log, 1) \
  D1 (log1p, 2) D1 (sin, 1) D1 (cosh, 2) D1 (erf, 2) D2 (pow, 1) \
  F2 (pow, 0.5000001) F2 (atan2, 0.5000001) F2 (hypot, 0.5000001) \
  F2 (fmod, 0) F2 (fdim, 0.5)

#include "../math/numbers.c"
