/* { dg-do run } */
/* { dg-require int128 } */
/* { dg-isa "native avx2 sse2" } */
/* All operators on __int128.  */
#include "common/i128.h"
#include "common/single-int.h"
