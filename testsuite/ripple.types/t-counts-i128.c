/* { dg-do run } */
/* { dg-require int128 } */
/* { dg-isa "native avx2 sse2" } */
/* __int128: every small number of lanes.  */
#include "common/i128.h"
#include "common/fill-int.h"
#include "common/counts.h"
