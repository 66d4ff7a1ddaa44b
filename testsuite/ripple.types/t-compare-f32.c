/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Comparisons of float, with NaN, infinities and both zeros.  */
#include "common/f32.h"
#include "common/compare-float.h"
