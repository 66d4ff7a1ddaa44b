/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* long: every small number of lanes.  */
#include "common/i64.h"
#include "common/fill-int.h"
#include "common/counts.h"
