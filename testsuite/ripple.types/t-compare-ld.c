/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Comparisons of long double.  */
#include "common/ld.h"
#include "common/compare-float.h"
