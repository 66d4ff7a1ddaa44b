/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* int: every small number of lanes.  */
#include "common/i32.h"
#include "common/fill-int.h"
#include "common/counts.h"
