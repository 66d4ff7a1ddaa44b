/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* All reductions of a full block of int, and of one that is no power of
   two.  */
#include "../ripple.types/common/i32.h"
#define FULL 16
#define ODD 13
#include "common/ops.h"
