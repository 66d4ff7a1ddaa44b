/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Comparisons of _Float128.  */
#include "common/f128.h"
#include "common/compare-float.h"
