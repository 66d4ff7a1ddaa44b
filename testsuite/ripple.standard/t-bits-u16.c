/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Rotations, funnel shifts and counts of bits of unsigned short.  */
#define T unsigned short
#define U unsigned short
#define POPCOUNT(X) __builtin_popcount (X)
#define CLZ(X) (__builtin_clz (X) - 16)
#define CTZ(X) __builtin_ctz (X)
#include "common/bits.h"
