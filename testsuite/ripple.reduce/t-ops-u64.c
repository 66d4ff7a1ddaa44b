/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* All reductions of a full block of unsigned long, and of one that is no
   power of two.  */
#include "../ripple.types/common/u64.h"
#define FULL 8
#define ODD 5
#include "common/ops.h"
