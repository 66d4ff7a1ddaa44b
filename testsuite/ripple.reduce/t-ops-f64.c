/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* All reductions of double on exact values.  */
#include "../ripple.types/common/f64.h"
#include "common/ops-float.h"
