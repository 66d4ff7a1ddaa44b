/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Rotations, funnel shifts and counts of bits of unsigned char.  */
#define T unsigned char
#define U unsigned char
#define POPCOUNT(X) __builtin_popcount (X)
#define CLZ(X) (__builtin_clz (X) - 24)
#define CTZ(X) __builtin_ctz (X)
#include "common/bits.h"
