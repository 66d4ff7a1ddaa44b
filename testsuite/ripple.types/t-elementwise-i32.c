/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clang's elementwise functions of 32-bit integers.  */
#define EACH(M) \
  M (i32, int, unsigned) \
  M (u32, unsigned, unsigned)
#include "common/elementwise-int.h"
