/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clang's elementwise functions of 64-bit integers.  */
#define B 10
#define EACH(M) \
  M (l, long, unsigned long) \
  M (ull, unsigned long long, unsigned long long)
#include "common/elementwise-int.h"
