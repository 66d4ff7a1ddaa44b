/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Rotations, funnel shifts and counts of bits of int.  */
#define T int
#define U unsigned
#define POPCOUNT(X) __builtin_popcount (X)
#define CLZ(X) __builtin_clz (X)
#define CTZ(X) __builtin_ctz (X)
#include "common/bits.h"
