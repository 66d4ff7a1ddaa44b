/* { dg-do run } */
/* { dg-isa "native avx2 sse2" } */
/* double: every small number of lanes.  */
#include "common/f64.h"
#include "common/fill-float.h"
#include "common/counts.h"
