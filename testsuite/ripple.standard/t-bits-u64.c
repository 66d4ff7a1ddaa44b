/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Rotations, funnel shifts and counts of bits of unsigned long long.  */
#define T unsigned long long
#define U unsigned long long
#define POPCOUNT(X) __builtin_popcountll (X)
#define CLZ(X) __builtin_clzll (X)
#define CTZ(X) __builtin_ctzll (X)
#include "common/bits.h"
