/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* unsigned short: every small number of lanes.  */
#include "common/u16.h"
#include "common/fill-int.h"
#include "common/counts.h"
