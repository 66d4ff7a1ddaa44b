/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* All reductions of a full block of short, and of one that is no power of
   two.  */
#include "../ripple.types/common/i16.h"
#define FULL 24
#define ODD 21
#include "common/ops.h"
