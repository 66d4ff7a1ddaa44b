/* { dg-do run } */
/* { dg-require int128 } */
/* { dg-isa "native avx2 sse2" } */
/* unsigned __int128: every small number of lanes.  */
#include "common/u128.h"
#include "common/fill-int.h"
#include "common/counts.h"
