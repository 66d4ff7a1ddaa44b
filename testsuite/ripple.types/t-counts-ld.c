/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* long double: every small number of lanes.  */
#include "common/ld.h"
#include "common/fill-float.h"
#include "common/counts.h"
