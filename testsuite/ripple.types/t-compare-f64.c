/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Comparisons of double, with NaN, infinities and both zeros.  */
#include "common/f64.h"
#include "common/compare-float.h"
