/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* All reductions of a full block of unsigned char, and of one that is no
   power of two.  */
#include "../ripple.types/common/u8.h"
#define FULL 64
#define ODD 61
#include "common/ops.h"
