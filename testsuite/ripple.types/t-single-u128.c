/* { dg-do run } */
/* { dg-require int128 } */
/* { dg-isa "native avx2 sse2" } */
/* All operators on unsigned __int128.  */
#include "common/u128.h"
#include "common/single-int.h"
