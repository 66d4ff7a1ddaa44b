/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* unsigned long: every small number of lanes.  */
#include "common/u64.h"
#include "common/fill-int.h"
#include "common/counts.h"
