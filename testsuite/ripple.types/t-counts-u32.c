/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* unsigned: every small number of lanes.  */
#include "common/u32.h"
#include "common/fill-int.h"
#include "common/counts.h"
