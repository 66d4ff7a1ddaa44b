/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* Clang's elementwise functions of 128-bit integers.  */
#define B 3
#define EACH(M) \
  __RIPPLE_IF_I128 (M (i128, __int128, unsigned __int128) \
		    M (u128, unsigned __int128, unsigned __int128))
#include "common/elementwise-int.h"
