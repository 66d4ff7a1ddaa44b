/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* All reductions of float on exact values.  */
#include "../ripple.types/common/f32.h"
#include "common/ops-float.h"
